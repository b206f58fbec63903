import type { AgsCategory, OpportunityCategory } from '#domain/opportunity.ts';
import type { OrganizationType } from '#domain/organization.ts';
import type { ThematicAreaSlug } from '#domain/thematicArea.ts';

/*
 * Words by which a foreign posting is sorted, in both languages: beginnings of words, or whole phrases. The first kind
 * with a word in the text is taken, so that narrower kinds stand before wider ones.
 */

export const categoryKeywords: readonly (readonly [OpportunityCategory, string])[] = [
  ['postdoctoral', 'postdoc, post-doc, post doctoral, ما بعد الدكتوراه'],
  ['doctoral', 'phd, ph.d, doctoral, doctorate, دكتوراه'],
  [
    'call_for_papers',
    'call for papers, call for chapters, call for proposals, special issue, دعوة لتقديم, استكتاب, عدد خاص',
  ],
  ['award', 'award, prize, medal, جائزة, جوائز'],
  ['fellowship', 'fellowship, زمالة'],
  ['grant', 'grant, funding call, seed fund, scholarship, منحة, منح'],
  ['volunteering', 'volunteer, متطوع, تطوع'],
  ['training', 'internship, training, workshop, summer school, bootcamp, تدريب, ورشة, مدرسة صيفية'],
  ['program', 'programme for, accelerator, incubator, exchange program, برنامج تبادل, مسرعة, حاضنة'],
];

export const agsKeywords: readonly (readonly [AgsCategory, string])[] = [
  [
    'education',
    'teacher, teaching, lecturer, instructor, professor, tutor, curriculum, school, معلم, مدرس, محاضر, أستاذ, تدريس, تعليم, مدرسة, منهاج',
  ],
  [
    'innovation',
    'engineer, developer, software, product, startup, start-up, entrepreneur, innovation, designer, مهندس, مطور, مبرمج, منتج, ابتكار, ريادة, مصمم',
  ],
];

export const areaKeywords: readonly (readonly [ThematicAreaSlug, string])[] = [
  [
    'progressive-education',
    'teacher, pedagog, curriculum, early childhood, literacy, school, learning sciences, معلم, تربية, تعليم, مناهج, طفولة, قراءة',
  ],
  [
    'sustainability',
    'sustainab, climate, environment, water, energy, solar, ecolog, marine, agricultur, recycling, استدامة, مناخ, بيئة, مياه, طاقة, زراعة, بحار, تدوير',
  ],
  [
    'artificial-intelligence',
    'artificial intelligence, machine learning, deep learning, data scien, nlp, robot, software, computer vision, ذكاء اصطناعي, تعلم الآلة, علم البيانات, روبوت, برمجيات, حوسبة',
  ],
  [
    'precision-health',
    'health, clinical, medic, nurs, genom, genetic, pharma, biolog, hospital, patient, صحة, طب, سريري, تمريض, جينوم, وراثة, صيدلة, مستشفى, مرضى',
  ],
  [
    'social-progress',
    'social, gender, migration, refugee, human rights, policy, communit, heritage, civic, اجتماع, هجرة, لاجئ, حقوق, سياسات, مجتمع, تراث, مدني',
  ],
];

export const organizationTypeKeywords: readonly (readonly [OrganizationType, string])[] = [
  ['hospital', 'hospital, clinic, medical center, مستشفى, عيادة'],
  ['school', 'school of languages, secondary school, primary school, academy for, مدرسة, روضة'],
  ['university', 'university, universit, college, ecole, école, faculty, polytechnic, جامعة, كلية'],
  ['research_center', 'institute, research, laborator, observatory, center for, centre for, معهد, مركز, مختبر, مرصد'],
  ['foundation', 'foundation, fund, trust, endowment, مؤسسة خيرية, صندوق, وقف'],
  ['government', 'ministry, authority, municipality, department of, council, وزارة, هيئة, بلدية, مجلس, مديرية'],
  ['nonprofit', 'association, society, charity, network, جمعية, رابطة, شبكة, مبادرة'],
  ['company', 'company, inc, ltd, llc, gmbh, corp, technologies, solutions, شركة'],
];
