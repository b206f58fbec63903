import type { GatheringContent } from '#server/content/gatheringContent.ts';

/** The speakers of the gathering: fictional people at fictional institutions, until staff enter the real ones. */
export const gatheringSpeakers: GatheringContent['program']['speakers'] = [
  {
    key: 'layla-haddad',
    name_en: 'Layla Haddad',
    name_ar: 'ليلى حدّاد',
    role_en: 'Professor of reading science, Al-Andalus University, Amman',
    role_ar: 'أستاذة علوم القراءة، جامعة الأندلس، عمّان',
  },
  {
    key: 'karim-mansour',
    name_en: 'Karim Mansour',
    name_ar: 'كريم منصور',
    role_en: 'Geneticist, director of the Nile Valley Research Fund, Cairo',
    role_ar: 'عالم وراثة، مدير صندوق وادي النيل للأبحاث، القاهرة',
  },
  {
    key: 'yusuf-darwish',
    name_en: 'Yusuf Darwish',
    name_ar: 'يوسف درويش',
    role_en: 'Marine ecologist, Gulf Institute of Marine Science, Doha',
    role_ar: 'باحث في بيئة البحار، معهد الخليج لعلوم البحار، الدوحة',
  },
  {
    key: 'amal-benali',
    name_en: 'Amal Benali',
    name_ar: 'أمل بنعلي',
    role_en: 'Computational linguist, House of Letters, Rabat',
    role_ar: 'باحثة في اللسانيات الحاسوبية، دار الحروف، الرباط',
  },
  {
    key: 'hala-sabbagh',
    name_en: 'Hala Sabbagh',
    name_ar: 'هالة صبّاغ',
    role_en: 'Sociologist of cities, Cedar University, Beirut',
    role_ar: 'باحثة في علم اجتماع المدن، جامعة الأرز، بيروت',
  },
  {
    key: 'salem-alfarsi',
    name_en: 'Salem Al-Farsi',
    name_ar: 'سالم الفارسي',
    role_en: 'Water engineer, Falaj Workshop, Nizwa',
    role_ar: 'مهندس مياه، ورشة الأفلاج، نزوى',
  },
  {
    key: 'maryam-idris',
    name_en: 'Maryam Idris',
    name_ar: 'مريم إدريس',
    role_en: 'Pediatrician and bioethicist, Two Niles Hospital, Khartoum',
    role_ar: 'طبيبة أطفال وباحثة في أخلاقيات الطب، مستشفى النيلين، الخرطوم',
  },
  {
    key: 'zaynab-chaouch',
    name_en: 'Zaynab Chaouch',
    name_ar: 'زينب الشاوش',
    role_en: 'Head of the School on the Steps, Tunis',
    role_ar: 'مديرة مدرسة الدَّرَج، تونس',
  },
];
