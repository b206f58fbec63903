import { useLoaderData } from 'react-router';
import type { OrganizationCard as Organization, OrganizationDetail } from '#contract/organizations.ts';
import { slugify } from '#domain/slug.ts';
import { otherLanguage } from '#i18n/language.ts';
import { Bdi } from '#ui/Bdi.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Kicker } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Crumbs } from '#web/cards/Crumbs.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { FlaggedPlace } from '#web/cards/FlaggedPlace.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { OrganizationCard, OrganizationMark } from '#web/cards/OrganizationCard.tsx';
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
import { OrganizationBody } from './OrganizationBody.tsx';
import { organizationJsonLd } from './organizationJsonLd.ts';
import { stepsToOrganization } from './stepsToOrganization.ts';

interface OrganizationData {
  organization: OrganizationDetail;
  others: Organization[];
  isMember: boolean;
}

const follow = memberPart(async () => (await import('./FollowPanel.tsx')).FollowPanel);

const shownOthers = 3;

function OrganizationPage() {
  const data = useLoaderData<OrganizationData | null>();
  return data ? <LoadedOrganization {...data} /> : <MissingRecord />;
}

function LoadedOrganization({ organization, others, isMember }: OrganizationData) {
  const { t, language, paths } = useTranslate();
  const { name_en, name_ar, city_en, city_ar, website } = organization;
  const otherName = language === 'ar' ? name_en : name_ar;
  const hasBothNames = name_en !== null && name_ar !== null;
  return (
    <>
      <FloorHero
        hue={hueOfAreas(organization.thematic_areas)}
        above={
          <>
            <Crumbs steps={stepsToOrganization(organization, t, paths)} />
            <Kicker>{t(`organizationType.${organization.type}`)}</Kicker>
          </>
        }
        title={<WrittenText en={name_en} ar={name_ar} />}
        figure={<OrganizationMark organization={organization} isLarge />}
      >
        {hasBothNames && (
          <p className="record__other-name">
            <Bdi lang={otherLanguage(language)}>{otherName}</Bdi>
          </p>
        )}
        <p className="record__line">
          <FlaggedPlace
            city={writtenIn({ en: city_en, ar: city_ar }, language) && <WrittenText en={city_en} ar={city_ar} />}
            country={organization.country}
            countryName={organization.country_name}
          />
        </p>
        <div className="record__actions">
          {isMember ? (
            <follow.Part key={organization.id} organization={organization} />
          ) : (
            <a className={buttonClass({})} href={paths.login(paths.organization(organization))} rel="nofollow">
              <Icon name="plus" />
              {t('organization.follow')}
            </a>
          )}
          {website && (
            <a className={buttonClass({ variant: 'secondary' })} href={website} rel="nofollow ugc noopener">
              {t('organization.visitWebsite')}
              <Icon name="external" />
            </a>
          )}
        </div>
        {!isMember && <p className="record__note">{t('organization.followNote')}</p>}
      </FloorHero>
      <OrganizationBody organization={organization} />
      {others.length > 0 && (
        <section className="panel section wrap" aria-labelledby="others">
          <SectionHeading
            id="others"
            title={t('organization.others')}
            more={{ href: paths.organizations(), label: t('organization.back') }}
          />
          <ul className="panel__list panel__list--3 grid">
            {others.map((other) => (
              <li key={other.id}>
                <OrganizationCard organization={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export const page = definePage<OrganizationData | null>({
  loader: pageLoader(async ({ api, params, url, language, user, orEmpty }) => {
    const organization = await loadByIdSlug(
      params.idSlug,
      url,
      (id) => orEmpty<OrganizationDetail | null>(api.getOrganization({ params: { id } }), null),
      pathsIn(language).organization,
    );
    if (!organization) return null;
    const isMember = user !== null;
    if (isMember) await follow.load();
    const areaIds = organization.thematic_areas.map(({ id }) => id);
    if (areaIds.length === 0) return { organization, others: [], isMember };
    const query = { tas: JSON.stringify(areaIds), sort: 'newest', per_page: shownOthers + 1 } as const;
    const near = await orEmpty(api.listOrganizations({ query }), null);
    const others = (near?.items ?? []).filter(({ id }) => id !== organization.id).slice(0, shownOthers);
    return { organization, others, isMember };
  }),
  action: async (args) => (await import('./followAction.ts')).followAction(args),
  head: ({ data, t, language, viewer }) => {
    if (!data) return missingRecordHead({ t });
    const { organization } = data;
    const { name, name_en, name_ar, summary } = organization;
    const paths = pathsIn(language);
    const other = otherLanguage(language);
    const otherName = (other === 'ar' ? name_ar : name_en) ?? name ?? '';
    return {
      title: t('meta.titleWithSite', { title: name ?? '', site: viewer.siteName }),
      description: summary ?? t('meta.organization.description', { name: name ?? '' }),
      canonicalPath: paths.organization(organization),
      alternatePath: pathsIn(other).organization({ id: organization.id, slug: slugify(otherName) }),
      imagePath: paths.shareImage(`organizations/${organization.id}`),
      jsonLd: import.meta.env.SSR && [
        organizationJsonLd(organization, viewer.publicUrl + paths.organization(organization), viewer.publicUrl),
        breadcrumbList(viewer.publicUrl, stepsToOrganization(organization, t, paths)),
      ],
    };
  },
  loadMemberPart: follow.load,
  Component: OrganizationPage,
});
