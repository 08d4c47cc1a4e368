import { useTranslation } from 'react-i18next';
import { More } from '#ui/navigation/more.tsx';
import { ProseBlockView } from '#ui/prose/prose-block.tsx';
import type { GuideBlock } from '../../rules/guide/guide.ts';
import styles from './guides.module.css';
import { Ink } from './ink.tsx';
import { guidePicture } from './pictures.ts';

/** What stands in a part of a guide. A picture that was not taken is left out. */
export function GuideBlockView({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'picture':
      return <Picture name={block.name} />;
    case 'check':
      return (
        <div className={styles.check}>
          <More title={<Ink>{block.question}</Ink>}>
            <p>
              <Ink>{block.answer}</Ink>
            </p>
          </More>
        </div>
      );
    case 'paragraph':
    case 'list':
    case 'table':
      return <ProseBlockView block={block} ink={(text) => <Ink>{text}</Ink>} />;
  }
}

function Picture({ name }: { name: Extract<GuideBlock, { kind: 'picture' }>['name'] }) {
  const { t, i18n } = useTranslation();
  const source = guidePicture(name, i18n.language);
  if (source === null) return null;
  return (
    <figure className={styles.figure}>
      <img src={source} alt="" loading="lazy" width={960} height={600} />
      <figcaption>{t(`lessons-guides.pictures.${name}`)}</figcaption>
    </figure>
  );
}
