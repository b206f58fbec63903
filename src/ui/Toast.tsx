import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export type ToastTone = 'info' | 'success' | 'error';
export type ShowToast = (message: string, tone?: ToastTone) => void;

type Toast = { id: number; message: string; tone: ToastTone };

/** How long a toast stays (spec §9). */
export const toastMs = 4000;

const icons: Record<ToastTone, IconName> = { info: 'info', success: 'check', error: 'warning' };
const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast for 4 seconds; one that is on screen already is not shown a second time. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

/** Holds the toasts of everything inside it; `label` names their region. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(1);

  const show = useCallback<ShowToast>((message, tone = 'info') => {
    const id = nextId.current++;
    setToasts((shown) =>
      shown.some((toast) => toast.message === message) ? shown : [...shown, { id, message, tone }],
    );
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onEnd={remove} />
        ))}
      </section>
    </ToastContext>
  );
}

function ToastItem({ toast, onEnd }: { toast: Toast; onEnd: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onEnd(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [toast.id, onEnd]);
  return (
    <p className={`toast toast--${toast.tone}`}>
      <Icon name={icons[toast.tone]} />
      <span>{toast.message}</span>
    </p>
  );
}
