import { newPasswordPage } from './newPasswordPage.tsx';

export const page = newPasswordPage({
  name: 'set',
  path: (paths) => paths.setPassword(),
  check: ({ api }, bearer) => api.checkSetPasswordToken({ bearer }),
  change: ({ api }, bearer, body) => api.setPassword({ bearer, body }),
});
