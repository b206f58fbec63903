import sharp from 'sharp';

// Run as a process of its own by imageUpload.ts: `node rasterizeSvg MAX_WIDTH MAX_HEIGHT`, an SVG on its input, a PNG on
// its output. A drawing may keep its renderer busy for minutes and nothing inside a process can stop it, so the portal
// ends the whole process when its time is over.

const [maxWidth = 480, maxHeight = 600] = process.argv.slice(2).map(Number);
const maxPixels = 40_000_000;
const pointsPerInch = 72;

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const svg = Buffer.concat(chunks);

try {
  sharp.concurrency(1);
  const { width, height } = await sharp(svg, { limitInputPixels: maxPixels }).metadata();
  // Drawn at the size it is shown at: a small drawing would else be a few enlarged dots.
  const density = Math.min(10_000, Math.max(1, pointsPerInch * Math.min(maxWidth / width, maxHeight / height)));
  const { data } = await sharp(svg, { density, limitInputPixels: maxPixels })
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(data);
} catch {
  process.exitCode = 1;
}
