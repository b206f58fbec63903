import { useEffect } from 'react';
import { useToast } from '#ui/Toast.tsx';
import { useTranslate } from './language.tsx';

/** Says when the connection is lost and when it is back. */
export function ConnectionToasts() {
  const { t } = useTranslate();
  const showToast = useToast();
  useEffect(() => {
    const sayOffline = () => showToast(t('toast.offline'), 'error');
    const sayOnline = () => showToast(t('toast.online'), 'success');
    window.addEventListener('offline', sayOffline);
    window.addEventListener('online', sayOnline);
    return () => {
      window.removeEventListener('offline', sayOffline);
      window.removeEventListener('online', sayOnline);
    };
  }, [t, showToast]);
  return null;
}
