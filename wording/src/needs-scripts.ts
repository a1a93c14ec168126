import { glued } from './glued.ts';

/** Said on every form to whoever cannot send it. */
export const needsScripts = glued('Щоб надіслати цю форму, увімкніть JavaScript у налаштуваннях браузера.');
