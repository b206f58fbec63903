import { categoryPage } from './categoryPage.tsx';

export const page = categoryPage('education');
