import type { ReactNode } from 'react';
import type { SentApplication as Sent } from '#contract/applications.ts';
import { formatDateTime, formatFileSize } from '#i18n/format.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ApplicationChip } from '#web/cards/ApplicationChip.tsx';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import type { ApplicationQuestionView } from './QuestionField.tsx';
import { SentProfile } from './SentProfile.tsx';
import { Timeline } from './Timeline.tsx';

/** An application as it was sent: the letter, the answers, the CV, and the applicant of that moment. */
export function SentApplication({ sent }: { sent: Sent }) {
  const { t, paths, language } = useTranslate();
  const { timeZone } = useViewer();
  const { opportunity, questions, answers, cv, profile } = sent;
  return (
    <>
      <AccountSection
        id="sent"
        title={t('applications.sent.title')}
        lead={
          <Sentence
            id="applications.sent.lead"
            nodes={{
              date: (
                <time className="unit" dateTime={sent.sent_at}>
                  {formatDateTime(sent.sent_at, language, timeZone)}
                </time>
              ),
            }}
          />
        }
      >
        <div className="own-item__head">
          <h3 className="sent__for">
            <a href={paths.opportunity(opportunity)}>
              <WrittenText en={opportunity.title_en} ar={opportunity.title_ar} />
            </a>
          </h3>
          <ApplicationChip status={sent.status} />
        </div>
        <Timeline events={sent.timeline} />
      </AccountSection>
      <AccountSection id="sent-letter" title={t('apply.coverLetter')}>
        {sent.cover_letter === '' ? (
          <Nothing>{t('applications.sent.noLetter')}</Nothing>
        ) : (
          <p className="sent__text" dir="auto">
            {sent.cover_letter}
          </p>
        )}
      </AccountSection>
      {questions.length > 0 && (
        <AccountSection id="sent-answers" title={t('applications.sent.answers')}>
          <dl className="sent__answers">
            {questions.map((question) => (
              <div key={question.key}>
                <dt>
                  <WrittenText en={question.label_en} ar={question.label_ar} />
                </dt>
                <dd>
                  <Answer question={question} answer={answers[question.key] ?? ''} />
                </dd>
              </div>
            ))}
          </dl>
        </AccountSection>
      )}
      <AccountSection id="sent-cv" title={t('apply.cv')}>
        {cv ? (
          <p className="row">
            <span>
              <Bdi dir="auto">{cv.name}</Bdi>{' '}
              <bdi className="muted small">{formatFileSize(cv.byte_length, language)}</bdi>
            </span>
            <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={cv.url} download>
              <Icon name="download" />
              {t('cv.files.download')}
            </a>
          </p>
        ) : (
          <Nothing>{t('applications.sent.noCv')}</Nothing>
        )}
      </AccountSection>
      <Person person={sent.person} />
      {profile ? (
        <SentProfile profile={profile} />
      ) : (
        <AccountSection id="sent-profile" title={t('applications.sent.profile')}>
          <Nothing>{t('applications.sent.noProfile')}</Nothing>
        </AccountSection>
      )}
      <p>
        <a className={buttonClass({ variant: 'secondary' })} href={paths.myApplications()}>
          {t('applications.sent.back')}
        </a>
      </p>
    </>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="muted">{children}</p>;
}

function Answer({ question, answer }: { question: ApplicationQuestionView; answer: string }) {
  const { t } = useTranslate();
  if (answer === '') return <span className="muted">{t('applications.sent.noAnswer')}</span>;
  if (question.kind === 'yes_no') return t(answer === 'yes' ? 'apply.yes' : 'apply.no');
  const choice = question.choices.find(({ value }) => value === answer);
  if (question.kind === 'choice' && choice) return <WrittenText en={choice.label_en} ar={choice.label_ar} />;
  if (question.kind === 'number' || question.kind === 'url') return <bdi dir="ltr">{answer}</bdi>;
  return (
    <span className="sent__text" dir="auto">
      {answer}
    </span>
  );
}

function Person({ person }: { person: Sent['person'] }) {
  const { t } = useTranslate();
  const place = [person.city, person.country_name].filter((part) => part !== null);
  return (
    <AccountSection id="sent-person" title={t('applications.sent.person')}>
      <DefinitionList
        items={[
          { term: t('account.field.full_name'), value: <MarkedText text={person.full_name} /> },
          {
            term: t('account.field.full_name_ar'),
            value: person.full_name_ar && <MarkedText text={person.full_name_ar} />,
          },
          { term: t('account.field.email'), value: <bdi dir="ltr">{person.email}</bdi> },
          {
            term: t('account.field.phone_number'),
            value: person.phone_number && <bdi dir="ltr">{person.phone_number}</bdi>,
          },
          {
            term: t('member.location'),
            value:
              place.length > 0 &&
              place.map((part, index) => (
                <span key={part}>
                  {index > 0 && `${t('list.separator')} `}
                  <MarkedText text={part} />
                </span>
              )),
          },
        ]}
      />
    </AccountSection>
  );
}
