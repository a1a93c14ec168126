import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Right } from '@shop/contract/admin/rights.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import type { ComponentType } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { resetLists } from './admin-store.ts';
import { DemonstrationMenuItem } from './features/demonstration/demonstration-menu-item.tsx';
import { OrdersMenuItem } from './features/orders/orders-menu-item.tsx';
import { resources } from './resources.tsx';
import { mayUse } from './rights.ts';

/** Resources by heading, the most used first. */
const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: adminWording.groups.sales, names: ['orders', 'promo-codes', 'certificates', 'stray-payments'] },
  {
    title: adminWording.groups.catalogue,
    names: [
      'products',
      'brands',
      ...productKindNames.map((kind) => productKinds[kind].path),
      'collections',
      'popular-words',
      'search-synonyms',
    ],
  },
  {
    title: adminWording.groups.content,
    names: ['blocks', 'banners', 'information-pages', 'look', 'letter-texts', 'certificate-offers', 'partner-options'],
  },
  { title: adminWording.groups.people, names: ['customers', 'partner-applications', 'subscriptions', 'letters'] },
  {
    title: adminWording.groups.settings,
    names: ['settings', 'deliveries', 'sender', 'exchange', 'staff', 'roles', 'audit', 'demonstration'],
  },
];

const ownItems: Record<string, ComponentType> = { orders: OrdersMenuItem, demonstration: DemonstrationMenuItem };

export function AdminMenu() {
  const { permissions: held } = usePermissions<readonly Right[]>();
  const [isOpen] = useSidebarState();
  const isSeen = (name: string) => resources.some((each) => each.name === name && mayUse(each.needs, held));
  return (
    <Menu onClickCapture={resetLists}>
      <Menu.DashboardItem />
      {groups
        .map(({ title, names }) => ({ title, names: names.filter(isSeen) }))
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <Box key={title} role="group" aria-label={title}>
            {isOpen && (
              <Typography
                variant="caption"
                color="text.secondary"
                component="div"
                aria-hidden
                sx={{ px: 2, pt: 2, pb: 0.5 }}
              >
                {title}
              </Typography>
            )}
            {names.map((name) => {
              const Item = ownItems[name];
              return Item === undefined ? <Menu.ResourceItem key={name} name={name} /> : <Item key={name} />;
            })}
          </Box>
        ))}
    </Menu>
  );
}
