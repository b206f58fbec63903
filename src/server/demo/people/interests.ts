import type { AreaCode } from '#server/demo/parseOrganizations.ts';
import type { Phrase } from '#server/demo/parseTopics.ts';

const parseInterests = (text: string): readonly Phrase[] =>
  text
    .trim()
    .split('\n')
    .map((line): Phrase => {
      const start = line.search(/[\u0600-\u06FF]/);
      return [line.slice(0, start).trim(), line.slice(start).trim()];
    });

/** Short words for the interests of a member's profile, by area. */
export const interestsByArea: Readonly<Record<AreaCode, readonly Phrase[]>> = {
  PE: parseInterests(`
early literacy القراءة المبكرة
teacher education إعداد المعلّمين
inclusive education التعليم الدامج
learning sciences علوم التعلّم
assessment التقويم التربوي
curriculum design تصميم المناهج
rural schools مدارس الأرياف
language policy السياسات اللغوية
school leadership القيادة المدرسية
play and learning اللعب والتعلّم
vocational education التعليم المهني
adult education تعليم الكبار
`),
  SU: parseInterests(`
water management إدارة المياه
coastal ecology بيئة السواحل
solar energy الطاقة الشمسية
urban climate مناخ المدن
soil health صحة التربة
desalination تحلية المياه
biodiversity التنوع الحيوي
circular design التصميم الدائري
food systems النظم الغذائية
rangelands المراعي
green building العمارة الخضراء
energy storage تخزين الطاقة
`),
  AI: parseInterests(`
Arabic language technology تقنيات اللغة العربية
speech processing معالجة الكلام
computer vision الرؤية الحاسوبية
algorithmic fairness إنصاف الخوارزميات
robotics الروبوتات
data privacy خصوصية البيانات
digital humanities الإنسانيات الرقمية
machine translation الترجمة الآلية
remote sensing الاستشعار عن بُعد
explainable models النماذج القابلة للتفسير
computing education تعليم الحوسبة
forecasting التنبؤ
`),
  PH: parseInterests(`
human genetics الوراثة البشرية
pharmacogenomics علم الجينات الدوائية
public health الصحة العامة
diabetes السكري
maternal health صحة الأم
medical imaging التصوير الطبي
rare diseases الأمراض النادرة
telehealth الرعاية عن بُعد
nutrition التغذية
antimicrobial resistance مقاومة المضادات
nursing science علوم التمريض
biostatistics الإحصاء الحيوي
`),
  SP: parseInterests(`
gender and work المرأة والعمل
youth studies دراسات الشباب
migration الهجرة
local government الحكم المحلي
oral history التاريخ الشفوي
social protection الحماية الاجتماعية
disability studies دراسات الإعاقة
housing السكن
endowments الأوقاف
civic education التربية المدنية
heritage التراث
legal aid العون القانوني
`),
};
