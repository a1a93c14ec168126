// No schema stands here: the back office reads it in the browser.

export const staffRoles = ['owner', 'manager', 'content_editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may call what. The owner may do everything. */
export const everybody = { staff: staffRoles } as const;
export const owners = { staff: ['owner'] } as const;
/** Orders, customers, stock and codes. */
export const sellers = { staff: ['owner', 'manager'] } as const;
/** The catalogue, banners and pages. */
export const editors = { staff: ['owner', 'content_editor'] } as const;
