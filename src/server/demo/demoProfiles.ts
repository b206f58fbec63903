import type { Connection } from '#server/db/connection.ts';
import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

type Item = Omit<Insertable<Database['profile_items']>, 'member_id' | 'position'> & { degree?: string };

interface DemoProfile {
  columns: {
    biography_en: string;
    biography_ar: string;
    organization_name: string;
    research_interests: string[];
    skills: string[];
    languages: string[];
    language_levels: string;
  };
  items: Item[];
}

/** What the demo's members have written of themselves, by their addresses. */
const profiles: Readonly<Record<string, DemoProfile>> = {
  'layla@example.org': {
    columns: {
      organization_name: 'Amman Institute for Learning Sciences',
      biography_en:
        '<p>Layla studies how children learn to read in <strong>Arabic and English</strong> side by side. She works with forty schools in Jordan and trains their teachers.</p>',
      biography_ar:
        '<p>تدرس ليلى كيف يتعلّم الأطفال القراءة <strong>بالعربية والإنجليزية</strong> معًا. تعمل مع أربعين مدرسة في الأردن وتدرّب معلّميها.</p>',
      research_interests: ['Bilingual literacy', 'Early reading', 'تعليم القراءة'],
      skills: ['Classroom observation', 'Mixed models in R'],
      languages: ['ar', 'en', 'fr'],
      language_levels: JSON.stringify({ ar: 'native', en: 'fluent', fr: 'intermediate' }),
    },
    items: [
      {
        section: 'experience',
        title: 'Associate Professor of Educational Psychology',
        organization_name: 'Amman Institute for Learning Sciences',
        department: 'Early Learning',
        city: 'Amman',
        country: 'JO',
        start_year: 2019,
        start_month: 9,
        is_current: true,
        description_en:
          '<p>Leads the group on bilingual classrooms:</p><ul><li>reading tests in both languages</li><li>a year of training for teachers</li></ul>',
        description_ar:
          '<p>تقود مجموعة الصفوف ثنائية اللغة:</p><ul><li>اختبارات القراءة باللغتين</li><li>تدريب المعلّمين على مدى عام</li></ul>',
      },
      {
        section: 'experience',
        title: 'معلّمة الصف الأول',
        organization_name: 'مدرسة الياسمين',
        city: 'إربد',
        country: 'JO',
        start_year: 2008,
        end_year: 2012,
        visibility: 'members',
      },
      {
        section: 'education',
        degree: 'doctorate',
        title: 'Educational Psychology',
        organization_name: 'University of the Levant',
        city: 'Beirut',
        country: 'LB',
        start_year: 2013,
        end_year: 2018,
      },
      {
        section: 'publications',
        title: 'Reading in two scripts: a study of forty first grades',
        organization_name: 'Journal of Arab Education Research',
        start_year: 2023,
        description_en: '<p>Children who begin with both scripts read as well in each after two years.</p>',
        description_ar: '<p>الأطفال الذين يبدؤون بالخطّين معًا يتقنون القراءة بكليهما بعد عامين.</p>',
      },
      {
        section: 'awards',
        title: 'Young Researcher Award',
        organization_name: 'Arab Reading Association',
        start_year: 2022,
      },
      { section: 'links', title: 'Reading in two scripts', url: 'https://reading.example.org' },
    ],
  },
  'omar@example.org': {
    columns: {
      organization_name: 'مركز الخليج لأبحاث الطاقة',
      biography_en: '<p>Omar builds cooling that runs on the sun, for coasts where the air is hot and wet.</p>',
      biography_ar: '<p>يطوّر عمر أنظمة تبريد تعمل بالشمس، للسواحل التي يجتمع فيها الحر والرطوبة.</p>',
      research_interests: ['التبريد الشمسي', 'كفاءة المباني', 'Desalination'],
      skills: ['المحاكاة الحرارية', 'Python'],
      languages: ['ar', 'en'],
      language_levels: JSON.stringify({ ar: 'native', en: 'advanced' }),
    },
    items: [
      {
        section: 'experience',
        title: 'باحث في نظم الطاقة',
        organization_name: 'مركز الخليج لأبحاث الطاقة',
        city: 'الدوحة',
        country: 'QA',
        start_year: 2020,
        start_month: 2,
        is_current: true,
        description_en: '<p>Runs the test house on the roof: three coolers, measured every minute since 2021.</p>',
        description_ar: '<p>يشرف على بيت الاختبار على السطح: ثلاث وحدات تبريد تُقاس كل دقيقة منذ عام 2021.</p>',
      },
      {
        section: 'education',
        degree: 'master',
        title: 'هندسة الطاقة المتجددة',
        organization_name: 'جامعة الساحل',
        city: 'مسقط',
        country: 'OM',
        end_year: 2017,
      },
      {
        section: 'memberships',
        title: 'عضو',
        organization_name: 'الجمعية العربية للطاقة الشمسية',
        start_year: 2018,
        is_current: true,
      },
      { section: 'links', title: 'بيت الاختبار', url: 'https://testhouse.example.org', visibility: 'connections' },
    ],
  },
};

/** Gives a person of the demo a profile, where one is written for them. */
export async function writeDemoProfile(db: Connection, email: string, memberId: number): Promise<void> {
  const profile = profiles[email];
  if (!profile) return;
  await db.updateTable('members').set(profile.columns).where('id', '=', memberId).execute();
  const degrees = await db.selectFrom('degree_types').select(['id', 'slug']).execute();
  await db
    .insertInto('profile_items')
    .values(
      profile.items.map(({ degree, ...item }, position) => ({
        ...item,
        member_id: memberId,
        position,
        degree_type_id: degrees.find(({ slug }) => slug === degree)?.id ?? null,
      })),
    )
    .execute();
}
