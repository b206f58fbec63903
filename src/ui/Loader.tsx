import { archPath } from './archPath.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The page-wide sign that something is under way: a line along the top and, when it lasts, an arch being drawn. */
export function Loader({ isActive, label }: { isActive: boolean; label: string }) {
  return (
    <div className="loader" role="status">
      {isActive && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className="loader__bar" />
          <span className="loader__arch">
            <ArchOutline />
          </span>
        </>
      )}
    </div>
  );
}

/** The outline of an arch that draws itself again and again. Decoration. */
export function ArchOutline() {
  return (
    <svg className="arch-outline" viewBox="0 0 48 60" width="48" height="60" aria-hidden="true" focusable="false">
      <path d={archPath(44, 56, 2, 2)} />
      <path className="arch-outline__pen" pathLength="1" d={archPath(44, 56, 2, 2)} />
    </svg>
  );
}
