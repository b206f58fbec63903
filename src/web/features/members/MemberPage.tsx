import { useLoaderData } from 'react-router';
import type { Relation } from '#contract/connections.ts';
import type { MemberCard as Member, MemberDetail } from '#contract/members.ts';
import { slugify } from '#domain/slug.ts';
import { otherLanguage } from '#i18n/language.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { MarkedText } from '#web/cards/MarkedText.tsx';
import { MemberCard } from '#web/cards/MemberCard.tsx';
import { namesIn } from '#web/cards/memberNames.ts';
import { SectionHeading } from '#web/cards/SectionHeading.tsx';
import { WrittenText, writtenIn } from '#web/cards/WrittenText.tsx';
import { definePage } from '#web/shell/definePage.ts';
import { breadcrumbList } from '#web/shell/jsonLd.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { MissingRecord, missingRecordHead } from '#web/shell/MissingRecord.tsx';
import { loadByIdSlug } from '#web/shell/loadByIdSlug.ts';
import { pageLoader } from '#web/shell/loading.ts';
import { memberPart } from '#web/shell/memberPart.tsx';
import { pathsIn } from '#web/shell/paths.ts';
import { MemberBody } from './MemberBody.tsx';
import { memberJsonLd } from './memberJsonLd.ts';
import { stepsToMember } from './stepsToMember.ts';
import { Workplace } from './Workplace.tsx';

interface MemberData {
  member: MemberDetail;
  others: Member[];
  /** How the member who looks stands to this one; null for visitors, and for oneself. */
  relation: Relation | null;
  isVisitor: boolean;
}

const connect = memberPart(async () => (await import('./ConnectPanel.tsx')).ConnectPanel);

const shownOthers = 3;

function MemberPage() {
  const data = useLoaderData<MemberData | null>();
  return data ? <LoadedMember {...data} /> : <MissingRecord />;
}

function LoadedMember({ member, others, relation, isVisitor }: MemberData) {
  const { t, language, paths } = useTranslate();
  const { shown, other } = namesIn(member, language);
  const { headline_en, headline_ar } = member;
  return (
    <>
      <FloorHero
        hue={hueOfAreas(member.thematic_areas)}
        above={<Crumbs steps={stepsToMember(member, language, t, paths)} />}
        title={<MarkedText {...shown} />}
        figure={<ArchPortrait name={shown.text} src={member.avatar_url} size="large" isEager />}
      >
        {other && (
          <p className="record__other-name">
            <MarkedText {...other} />
          </p>
        )}
        {member.current_title && (
          <p className="record__line">
            <strong>
              <MarkedText text={member.current_title} />
            </strong>
          </p>
        )}
        <p>
          <Workplace member={member} />
        </p>
        {writtenIn({ en: headline_en, ar: headline_ar }, language) && (
          <p className="record__line muted">
            <WrittenText en={headline_en} ar={headline_ar} />
          </p>
        )}
        {relation && (
          <div className="record__actions">
            <connect.Part key={member.id} member={member} relation={relation} />
          </div>
        )}
        {isVisitor && (
          <>
            <div className="record__actions">
              <a className={buttonClass({})} href={paths.login(paths.member(member))} rel="nofollow">
                <Icon name="plus" />
                {t('member.connect')}
              </a>
            </div>
            <p className="record__note">{t('member.signInForMore')}</p>
          </>
        )}
      </FloorHero>
      <MemberBody member={member} />
      {others.length > 0 && (
        <section className="panel section wrap" aria-labelledby="others">
          <SectionHeading
            id="others"
            title={t('member.others')}
            more={{ href: paths.members(), label: t('member.back') }}
          />
          <ul className="panel__list panel__list--3 grid">
            {others.map((one) => (
              <li key={one.id}>
                <MemberCard member={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export const page = definePage<MemberData | null>({
  loader: pageLoader(async ({ api, params, url, language, user, orEmpty }) => {
    const member = await loadByIdSlug(
      params.idSlug,
      url,
      (id) => orEmpty<MemberDetail | null>(api.getMember({ params: { id } }), null),
      pathsIn(language).member,
    );
    if (!member) return null;
    const isVisitor = user === null;
    const isOther = !isVisitor && user.id !== member.id;
    const [relation] = await Promise.all([
      isOther ? orEmpty<Relation | null>(api.getRelation({ params: { id: String(member.id) } }), null) : null,
      isOther && connect.load(),
    ]);
    const areaIds = member.thematic_areas.map(({ id }) => id);
    if (areaIds.length === 0) return { member, others: [], relation, isVisitor };
    const query = { tas: JSON.stringify(areaIds), sort: 'newest', per_page: shownOthers + 1 } as const;
    const near = await orEmpty(api.listMembers({ query }), null);
    const others = (near?.items ?? []).filter(({ id }) => id !== member.id).slice(0, shownOthers);
    return { member, others, relation, isVisitor };
  }),
  action: async (args) => (await import('./connectAction.ts')).connectAction(args),
  head: ({ data, t, language, viewer }) => {
    if (!data) return missingRecordHead({ t });
    const { member } = data;
    const paths = pathsIn(language);
    const other = otherLanguage(language);
    const name = namesIn(member, language).shown.text;
    const otherName = namesIn(member, other).shown.text;
    return {
      title: t('meta.titleWithSite', { title: name, site: viewer.siteName }),
      description: member.headline ?? t('meta.member.description', { name }),
      canonicalPath: paths.member(member),
      alternatePath: pathsIn(other).member({ id: member.id, slug: slugify(otherName) }),
      imagePath: paths.shareImage(`members/${member.id}`),
      type: 'profile',
      jsonLd: import.meta.env.SSR && [
        memberJsonLd(member, language, viewer.publicUrl + paths.member(member), viewer.publicUrl),
        breadcrumbList(viewer.publicUrl, stepsToMember(member, language, t, paths)),
      ],
    };
  },
  loadMemberPart: connect.load,
  Component: MemberPage,
});
