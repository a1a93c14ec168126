import { type ApiAddress, type ApiReply, readRefusal } from '@shop/contract/client.ts';

/** Sends a form with a file and reports upload progress from 0 to 1, which `fetch` cannot. */
export function postForm<A extends ApiAddress>(
  address: A,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<ApiReply<A>> {
  const [method = '', path = ''] = address.split(' ');
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.setRequestHeader('accept', 'application/json');
    call.responseType = 'json';
    call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    call.onload = () =>
      call.status < 300 ? resolve(call.response) : reject(readRefusal(call.status, call.response ?? undefined));
    // The same error type as `fetch`.
    call.onerror = () => reject(new TypeError('request failed without an answer'));
    call.send(form);
  });
}
