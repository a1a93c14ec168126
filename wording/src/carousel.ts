export const carouselWording = {
  banners: 'Банери',
  roles: { carousel: 'карусель', slide: 'слайд' },
  slide: (position: number, count: number) => `${position} з ${count}`,
  position: (position: number, count: number) => `${position} / ${count}`,
  banner: (position: number) => `Банер ${position}`,
  previous: 'Попередній банер',
  next: 'Наступний банер',
  pause: 'Зупинити показ банерів',
  play: 'Запустити показ банерів',
};
