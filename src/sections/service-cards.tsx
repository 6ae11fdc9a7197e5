import { Container } from '../components/container';
import { Section } from '../components/section';
import { VisuallyHidden } from '../components/visually-hidden';
import { chakra } from '@chakra-ui/react';
import { ServiceCard, type ServiceCardProps } from './service-card';

const List = chakra('div', { base: { borderTopWidth: '1px', borderColor: 'line' } });

type ServiceCardsProps = {
  /** The heading over the cards, for assistive technology. */
  label: string;
  view: string;
  hide: string;
  plans: readonly Omit<ServiceCardProps, 'view' | 'hide'>[];
};

/** Renders the services, each with details that open on demand. */
export function ServiceCards({ label, view, hide, plans }: ServiceCardsProps) {
  return (
    <Section aria-labelledby="services" paddingTop="clamp(3rem, 6vw, 5rem)">
      <Container>
        <VisuallyHidden as="h2" id="services">
          {label}
        </VisuallyHidden>
        <List>
          {plans.map((plan) => (
            <ServiceCard key={plan.title} {...plan} view={view} hide={hide} />
          ))}
        </List>
      </Container>
    </Section>
  );
}
