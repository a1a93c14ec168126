export const carouselWording = {
  slide: (position: number, count: number) => `${position} з ${count}`,
  position: (position: number, count: number) => `${position} / ${count}`,
  banner: (position: number) => `Банер ${position}`,
  previous: 'Попередній банер',
  next: 'Наступний банер',
  pause: 'Призупинити показ',
  play: 'Почати показ',
};
