import type { AdminDeliveries } from '@shop/contract/admin/deliveries.ts';
import { deliveryFacts, deliveryTypes } from '@shop/domain/deliveries.ts';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { BooleanInput } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';

/** Which deliveries are offered. One whose company is not connected cannot be switched. */
export function DeliverySwitches({ connected }: Pick<AdminDeliveries, 'connected'>) {
  return (
    <Panel title={words.sections.deliveries}>
      {deliveryTypes.map((type) => {
        const { carrier } = deliveryFacts(type);
        const isConnected = carrier === undefined || connected.carriers.includes(carrier);
        return (
          <BooleanInput
            key={type}
            source={`is_on.${type}`}
            label={deliveryNames[type]}
            readOnly={!isConnected}
            // A switch that is on would promise what nobody brings.
            {...(!isConnected && { format: () => false })}
            helperText={isConnected ? words.hints.is_on[type] : words.notConnected.carrier}
          />
        );
      })}
    </Panel>
  );
}
