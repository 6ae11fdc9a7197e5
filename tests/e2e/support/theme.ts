import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { home, layout } from './content';

export const paper = { light: 'rgb(251, 247, 240)', dark: 'rgb(16, 19, 31)' };
export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

export const toDark = (page: Page) =>
  page.getByRole('button', { name: layout.theme.toDark, exact: true });
export const toLight = (page: Page) =>
  page.getByRole('button', { name: layout.theme.toLight, exact: true });

export const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme);
export const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

export async function expectTheme(page: Page, theme: Theme) {
  const root = page.locator('html');
  if (theme === 'dark') await expect(root).toContainClass('dark');
  else await expect(root).not.toContainClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', paper[theme]);
}

/** Returns the picture of the first screen, by its address. */
export const heroPicture = async (page: Page) => {
  const image = page.getByRole('img', { name: home.data.hero.picture.alt });
  await expect
    .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.complete))
    .toBe(true);
  return image.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));
};
