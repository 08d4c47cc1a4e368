import { Download, FileText, Upload } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { openModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { w9 } from '../../quotes-contract.ts';
import { SendPurchaseOrderDialog } from '../shared/send-dialog.tsx';
import { type QuotePrefill, RequestQuoteDialog } from './request-dialog.tsx';

/**
 * Each button brings its own dialog, so it can stand anywhere a screen has loaded the texts of `quotes` and
 * `orders`.
 */
type ButtonProps = { variant?: 'filled' | 'light' | 'outline' };

type RequestQuoteProps = ButtonProps & {
  prefill?: QuotePrefill;
  /** Its dialog is what the address is about: open at once. */
  opened?: boolean;
};

export function RequestQuoteButton({ variant = 'light', prefill, opened = false }: RequestQuoteProps) {
  const { t } = useTranslation();
  const name = `request-quote-${useId()}`;
  useEffect(() => {
    if (opened) openModal(name);
  }, [opened, name]);
  return (
    <>
      <Button variant={variant} icon={<FileText />} onClick={() => openModal(name)}>
        {t('purchasing-quotes.request.button')}
      </Button>
      <RequestQuoteDialog name={name} prefill={prefill} />
    </>
  );
}

export function SendPurchaseOrderButton({ variant = 'light' }: ButtonProps) {
  const { t } = useTranslation();
  const name = `send-purchase-order-${useId()}`;
  return (
    <>
      <Button variant={variant} icon={<Upload />} onClick={() => openModal(name)}>
        {t('purchasing-orders.send.button')}
      </Button>
      <SendPurchaseOrderDialog name={name} />
    </>
  );
}

/** A download behind a session: a plain link would come without it. */
export function W9Link() {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" icon={<Download />} onClick={() => void saveDocument(w9, {})}>
      {t('purchasing-quotes.info.w9')}
    </Button>
  );
}
