// No schemas in this file: the back office loads it in the browser.

export const staffRoles = ['owner', 'manager', 'content_editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles that may call an endpoint. The owner may call all. */
export const everybody = { staff: staffRoles } as const;
export const owners = { staff: ['owner'] } as const;
/** Orders, customers, stock and codes. */
export const sellers = { staff: ['owner', 'manager'] } as const;
/** The catalogue, banners and pages. */
export const editors = { staff: ['owner', 'content_editor'] } as const;
