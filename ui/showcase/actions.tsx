import { ArrowRight, Copy, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../layers/menu.tsx';
import { Tooltip } from '../layers/tooltip.tsx';
import { Badge } from '../parts/badge.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Example, Section } from './section.tsx';

const VARIANTS: readonly ButtonVariant[] = ['filled', 'light', 'outline', 'subtle', 'danger'];

export function Actions() {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(true);
  return (
    <Section id="actions">
      <Example label={t('design.actions.variants')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`design.actions.${variant}`)}
          </Button>
        ))}
      </Example>
      <Example label={t('design.actions.sizes')}>
        <Button size="sm" icon={<Plus />}>
          {t('design.actions.small')}
        </Button>
        <Button icon={<Plus />}>{t('design.actions.medium')}</Button>
        <Button size="lg" iconAfter={<ArrowRight />}>
          {t('design.actions.large')}
        </Button>
      </Example>
      <Example label={t('design.actions.states')}>
        <Button loading={loading}>{t('design.actions.loading')}</Button>
        <Button variant="outline" loading={loading}>
          {t('design.actions.loading')}
        </Button>
        <Button disabled>{t('design.actions.disabled')}</Button>
        <Button variant="subtle" disabled>
          {t('design.actions.disabled')}
        </Button>
        <Button variant="light" size="sm" onClick={() => setLoading(!loading)}>
          {t('design.actions.toggle')}
        </Button>
      </Example>
      <Example label={t('design.actions.links')}>
        <ButtonLink to="/terms">{t('design.actions.inside')}</ButtonLink>
        <ButtonLink href="mailto:support@kindred.test" variant="outline">
          {t('design.actions.outside')}
        </ButtonLink>
      </Example>
      <Example label={t('design.actions.icons')}>
        <IconButton label={t('design.actions.edit')} icon={<Pencil />} />
        <IconButton label={t('design.actions.delete')} icon={<Trash2 />} disabled />
        <Tooltip label={t('design.actions.hint')}>
          <Button variant="outline" size="sm">
            {t('design.actions.with-hint')}
          </Button>
        </Tooltip>
        <ActionMenu
          label={t('design.actions.menu')}
          heading="maria.lopez@kindred.test"
          entries={[
            { id: 'edit', label: t('design.actions.edit'), icon: <Pencil />, onSelect: () => undefined },
            {
              id: 'copy',
              label: t('design.actions.copy'),
              icon: <Copy />,
              onSelect: () => undefined,
              disabled: true,
            },
            { id: 'terms', label: t('design.actions.inside'), icon: <ArrowRight />, to: '/terms' },
            {
              id: 'delete',
              label: t('design.actions.delete'),
              icon: <Trash2 />,
              onSelect: () => undefined,
              danger: true,
              divided: true,
            },
          ]}
        />
      </Example>
      <Example label={t('design.actions.badges')}>
        <Badge>{t('design.actions.neutral')}</Badge>
        <Badge tone="brand" icon={<Star aria-hidden="true" />}>
          {t('design.actions.brand')}
        </Badge>
        <Badge tone="info">{t('design.messages.info')}</Badge>
        <Badge tone="success">{t('design.messages.success')}</Badge>
        <Badge tone="warning">{t('design.messages.warning')}</Badge>
        <Badge tone="error">{t('design.messages.error')}</Badge>
      </Example>
    </Section>
  );
}
