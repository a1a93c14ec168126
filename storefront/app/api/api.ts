import { type Api, connect } from '@shop/contract/client.ts';
import { createContext } from 'react-router';

/** On the server, loaders call the API in the same process; the server puts it here. */
export const apiContext = createContext<Api>();

/** In the browser, the same calls go over HTTP. */
export const browserApi = connect('');
