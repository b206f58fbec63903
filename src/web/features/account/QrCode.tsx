/** A QR code of its modules, dark on light in every theme: apps read no other. With the quiet border that it needs. */
export function QrCode({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const size = modules.length + 8;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
