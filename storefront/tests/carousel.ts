import type { Banner } from '@shop/contract/shapes.ts';
import { act, fireEvent, within } from '@testing-library/react';
import { vi } from 'vitest';
import { shownPicture } from '../app/goods/shown-picture.ts';

const picture = (image: string) => ({ image, alt: '', width: 100, height: 50, placeholder: '', sizes: [] });

export const banners = ['rosa', 'mavka', 'verba', 'solis', 'kvit'].map(
  (name): Banner => ({
    big_banner: `/${name}.webp`,
    big_banner_picture: picture(`/${name}.webp`),
    big_banner_mobile: `/${name}-phone.webp`,
    big_banner_mobile_picture: picture(`/${name}-phone.webp`),
    link: `/collection/${name}`,
    title: name,
    text: '',
    alt: '',
    tone: 'dark',
  }),
);

/** The same as pages get them. */
export const shownBanners = banners.map((banner) => ({
  ...banner,
  big_banner_picture: shownPicture(banner.big_banner_picture),
  big_banner_mobile_picture: shownPicture(banner.big_banner_mobile_picture),
}));

/** The slides that are not inert: exactly one in a correct carousel. */
export const reachable = (carousel: HTMLElement) =>
  within(carousel)
    .getAllByRole('group')
    .filter((each) => !each.hasAttribute('inert'));
export const shownIn = (carousel: HTMLElement) => reachable(carousel).map((each) => each.getAttribute('aria-label'));
export const pressIn = (carousel: HTMLElement, name: string) =>
  act(() => void fireEvent.click(within(carousel).getByRole('button', { name })));
/** Advances fake timers. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
