// What mail programs turn into links by themselves.

/** Characters inside addresses, including all dots that browsers accept in host names, between other characters. */
export const insideAddress = /(?<=\S)[.\u3002\uff0e\uff61/\\:@](?=\S)/gu;

/** Seven or more digits with separators: phones turn them into call links. */
export const phoneNumber = /\d(?:[\s().-]{0,3}\d){6,}/gu;
