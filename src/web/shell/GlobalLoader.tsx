import { useNavigation } from 'react-router';
import { Loader } from '#ui/Loader.tsx';
import { useLongCall } from './globalLoader.ts';
import { useTranslate } from './language.tsx';

/** Shown while the next page or a long call is under way (spec §4). */
export function GlobalLoader() {
  const { t } = useTranslate();
  const isNavigating = useNavigation().state !== 'idle';
  const isCalling = useLongCall();
  return (
    <Loader isActive={isNavigating || isCalling} label={t(isNavigating ? 'loader.loadingPage' : 'loader.loading')} />
  );
}
