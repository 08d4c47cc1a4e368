import { MailOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Page } from '../navigation/page.tsx';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';

type SealedPageProps = { title: string; lead: string; open: string; children: ReactNode };

/** Behind a link with a code. Nothing is asked of the server before the button is pressed: scanners press none. */
export function SealedPage({ title, lead, open, children }: SealedPageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page title={title} width={isOpen ? 'normal' : 'narrow'}>
      {isOpen ? (
        children
      ) : (
        <Card
          actions={
            <Button size="lg" icon={<MailOpen />} onClick={() => setOpen(true)}>
              {open}
            </Button>
          }
        >
          <p>{lead}</p>
        </Card>
      )}
    </Page>
  );
}
