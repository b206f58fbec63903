import { useId } from 'react';
import type { FellowCard as Fellow } from '#contract/fellows.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { MarkedText } from './MarkedText.tsx';
import './PersonCard.css';

export interface FellowCardProps {
  fellow: Fellow;
  headingLevel?: 2 | 3 | 4;
  as?: 'article' | 'li';
}

/** A published Founding Fellow: portrait, name, title, affiliation, biography. Each text keeps its own direction. */
export function FellowCard({ fellow, headingLevel = 3, as = 'article' }: FellowCardProps) {
  const { t } = useTranslate();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as={as} className="person person--fellow" labelledBy={titleId}>
      <ArchPortrait name={fellow.full_name} src={fellow.photo_url} />
      <div className="person__body">
        <Heading id={titleId} className="person__name">
          <MarkedText text={fellow.full_name} />
        </Heading>
        <p className="person__role">
          <MarkedText text={fellow.current_title} />
        </p>
        {fellow.current_department && (
          <p className="person__work">
            <MarkedText text={fellow.current_department} />
          </p>
        )}
        <p className="person__work">
          <MarkedText text={fellow.current_institution} />
        </p>
        {fellow.biography && (
          <p className="person__biography">
            <MarkedText text={fellow.biography} />
          </p>
        )}
        {fellow.homepage && (
          <p className="person__place">
            <a className="text-link" href={fellow.homepage} rel="nofollow ugc noopener">
              {t('fellows.homepage')}
              <VisuallyHidden>
                {' '}
                <MarkedText text={fellow.full_name} />
              </VisuallyHidden>
              <Icon name="external" />
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}
