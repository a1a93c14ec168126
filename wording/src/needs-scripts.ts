import { glued } from './glued.ts';

/** Shown on forms without JavaScript. */
export const needsScripts = glued('Щоб надіслати цю форму, увімкніть JavaScript у налаштуваннях браузера.');
