import type { MemberDetail } from '#contract/members.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { namesIn } from '#web/cards/memberNames.ts';
import type { Step } from '#web/shell/jsonLd.ts';
import type { Paths } from '#web/shell/paths.ts';

/** The way to a member's page. */
export function stepsToMember(member: MemberDetail, language: Language, t: Translate, paths: Paths): Step[] {
  return [
    { label: t('header.home'), path: paths.home() },
    { label: t('members.title'), path: paths.members() },
    { label: namesIn(member, language).shown.text, path: paths.member(member) },
  ];
}
