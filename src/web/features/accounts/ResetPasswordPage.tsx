import { newPasswordPage } from './newPasswordPage.tsx';

export const page = newPasswordPage({
  name: 'reset',
  path: (paths) => paths.resetPassword(),
  check: ({ api }, bearer) => api.checkResetToken({ bearer }),
  change: ({ api }, bearer, body) => api.resetPassword({ bearer, body }),
});
