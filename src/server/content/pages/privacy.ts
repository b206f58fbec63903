import type { PageContent } from '#server/content/pageContent.ts';
import { heading, list, paragraph } from '#server/content/textBlocks.ts';

/** `/privacy`: what this software keeps, for how long, and who reads it. Change it together with what it describes. */
export const privacyPage: PageContent = {
  slug: 'privacy',
  title: { en: 'Privacy', ar: 'الخصوصية' },
  description: {
    en: 'What this portal keeps about you, for how long, who reads it, and how to have it corrected or erased.',
    ar: 'ما الذي يحتفظ به هذا الموقع عنك، وإلى متى، ومن يطّلع عليه، وكيف يُصحَّح أو يُمحى.',
  },
  body: [
    paragraph(
      'You can read every public page without telling us who you are. We ask for personal data only when you send a form or keep an account, we use them for nothing else, and they reach nobody to whom you have not sent or shown them.',
      'كل صفحة عامة في هذا الموقع متاحة من غير تعريف بالنفس. لا نطلب بيانات شخصية إلا في نموذج ترسله إلينا أو حساب تفتحه، ولا نستعملها في غير ذلك، ولا تصل إلى أحد لم ترسلها إليه أو تُظهرها له.',
    ),
    heading('What you send us', 'ما يصلنا منك'),
    list(
      [
        'Founding Fellows profile: name, position, department, institution, biography and photo are for publication, after the secretariat has read them. Telephone numbers, email addresses and country of residence are confidential. They are encrypted in the database, kept apart from the public profile, and read by the secretariat alone.',
        'ملف الزملاء المؤسِّسين: الاسم والمنصب والقسم والمؤسسة والنبذة والصورة للنشر بعد أن تقرأها الأمانة. أما أرقام الهاتف وعناوين البريد الإلكتروني وبلد الإقامة فسرّية: تُشفَّر في قاعدة البيانات، وتُحفظ بمعزل عن الملف المنشور، ولا تطّلع عليها إلا الأمانة.',
      ],
      [
        'Contact form: your name, address and message, and a telephone number or organization if you give one.',
        'نموذج التواصل: الاسم والعنوان والرسالة، ورقم الهاتف أو اسم المؤسسة إن ذُكرا.',
      ],
      [
        'Request of an organization to join: what you tell us about the organization and whom we may write to.',
        'طلب انضمام مؤسسة: ما يُذكر لنا عن المؤسسة وعمّن نراسله فيها.',
      ],
      [
        'Newsletter: your email address and the date of your consent. Every issue has a link to unsubscribe.',
        'النشرة البريدية: عنوان البريد الإلكتروني وتاريخ الموافقة. وفي كل عدد رابط لإلغاء الاشتراك.',
      ],
      [
        'Photos and logos are drawn anew by our server, which removes hidden data such as the place and the camera. The original file is not kept.',
        'يعيد خادمنا رسم الصور والشعارات فيزيل منها البيانات الخفية كمكان الالتقاط ونوع الكاميرا، ولا يحتفظ بالملف الأصلي.',
      ],
    ),
    heading('If you have an account', 'لأصحاب الحسابات'),
    list(
      [
        'Account: your name, email address, country and what you choose to add. Of your password we keep only a value from which nobody can read it.',
        'الحساب: الاسم وعنوان البريد الإلكتروني والبلد وما يُضاف إليها بالاختيار. أما كلمة المرور فلا نحفظ منها إلا قيمة لا يستطيع أحد أن يقرأها منها.',
      ],
      [
        'Profile: you choose who sees each part of it: everyone, members, your connections or you alone. CVs are private until you send one with an application.',
        'الملف الشخصي: لك أن تختار من يرى كل جزء منه: الجميع أو الأعضاء أو صلاتك أو أنت وحدك. أما السير الذاتية فخاصة حتى تُرسل واحدة منها مع طلب.',
      ],
      [
        'Applications: each keeps what was sent, with the profile and the CV as they were then.',
        'الطلبات: يحتفظ كل طلب بما أُرسل فيه، وبالملف الشخصي والسيرة الذاتية كما كانا حينها.',
      ],
      [
        'Connections and messages: between the two members alone. When an account is deleted, its messages stay with the other member, without the name.',
        'الصلات والرسائل: بين العضوين وحدهما. وإذا حُذف حساب بقيت رسائله عند العضو الآخر من دون الاسم.',
      ],
      [
        'Sign-ins: the kind of device and a shortened network address, so that you can see each one and end it.',
        'مرات تسجيل الدخول: نوع الجهاز وعنوان الشبكة مختصرًا، ليظهر لك كل دخول ويمكنك إنهاؤه.',
      ],
    ),
    heading('What the portal notes by itself', 'ما يسجّله الموقع من تلقاء نفسه'),
    list(
      [
        'An action log counts page views, searches, filters, language and theme changes. It holds no name, no address and nothing that could join two visits.',
        'سجل الاستعمال يعدّ مشاهدات الصفحات وعمليات البحث والتصفية وتغيير اللغة والمظهر. وليس فيه اسم ولا عنوان ولا ما يربط زيارة بأخرى.',
      ],
      [
        'The server’s technical log records the time, the path without its query, and the network address, which is shortened after seven days.',
        'سجل الخادم التقني يذكر الوقت والمسار من دون ما يليه من استعلام، وعنوان الشبكة الذي يُختصر بعد سبعة أيام.',
      ],
    ),
    heading('Cookies and storage on your device', 'ملفات تعريف الارتباط وما يُحفظ على جهازك'),
    list(
      [
        'theme: whether you chose light or dark. It lasts 365 days.',
        'theme: المظهر الذي اخترته، فاتحًا أو داكنًا. يبقى 365 يومًا.',
      ],
      [
        'tz: your time zone, so that dates appear in it. It lasts 365 days.',
        'tz: منطقتك الزمنية، لتظهر المواعيد بحسبها. يبقى 365 يومًا.',
      ],
      [
        '__Host-session and __Host-user: set only when a member signs in, and removed by logging out. They last 7 days.',
        '\u2066__Host-session\u2069 و\u2066__Host-user\u2069: لا يوضعان إلا عند تسجيل دخول الأعضاء، ويُزالان بتسجيل الخروج. يبقيان 7 أيام.',
      ],
      [
        '__Host-oauth, __Host-onboarding and __Host-held-form: set only while somebody signs in by ORCID, or when a session ended while a form was being written. They last an hour at most.',
        '\u2066__Host-oauth\u2069 و\u2066__Host-onboarding\u2069 و\u2066__Host-held-form\u2069: لا توضع إلا أثناء تسجيل الدخول عبر \u2066ORCID\u2069، أو إذا انتهت الجلسة أثناء كتابة نموذج. تبقى ساعة على الأكثر.',
      ],
      [
        'Drafts of long forms stay in your browser until you send or discard them. They are not sent to us before that.',
        'مسودات النماذج الطويلة تبقى في متصفحك حتى الإرسال أو الحذف، ولا يصلنا منها شيء قبل ذلك.',
      ],
      [
        'A message in chat that could not be sent yet waits in your browser, for seven days at most, and goes when you log out.',
        'رسالة المحادثة التي تعذّر إرسالها تنتظر في متصفحك سبعة أيام على الأكثر، وتُحذف بتسجيل الخروج.',
      ],
    ),
    paragraph(
      'None of these is used to follow you, so there is no banner to accept.',
      'ولا يُستعمل شيء من ذلك لتتبّعك، ولهذا لا تظهر نافذة تطلب قبولك.',
    ),
    heading('No other companies', 'لا شركات أخرى'),
    paragraph(
      'Fonts, pictures, scripts and the check against automated messages all come from our own server. Opening a page makes no request to any other company, and there is no advertising and no outside analytics. There is one exception: where this portal checks forms with Google’s reCAPTCHA, the form says so, and your browser asks Google.',
      'الخطوط والصور والبرامج والتحقق من الرسائل الآلية كلها من خادمنا. ففتح صفحة هنا لا يرسل طلبًا إلى أيّ شركة أخرى، ولا إعلانات في الموقع ولا أدوات إحصاء خارجية. ولذلك استثناء واحد: إذا كان الموقع يتحقق من النماذج عبر \u2066reCAPTCHA\u2069 من \u2066Google\u2069، ذُكر ذلك في النموذج نفسه، واتصل متصفحك بخوادم \u2066Google\u2069.',
    ),
    heading('How long we keep it', 'إلى متى نحتفظ بها'),
    list(
      ['Messages and requests of organizations: 12 months.', 'الرسائل وطلبات المؤسسات: 12 شهرًا.'],
      [
        'Founding Fellows profiles: as long as they are published; 12 months if they are not accepted.',
        'ملفات الزملاء المؤسِّسين: ما دامت منشورة، و12 شهرًا إن لم تُقبل.',
      ],
      ['Newsletter addresses: until you unsubscribe.', 'عناوين النشرة البريدية: حتى إلغاء الاشتراك.'],
      ['Action log: 90 days. Technical log: 30 days.', 'سجل الاستعمال: 90 يومًا. السجل التقني: 30 يومًا.'],
      [
        'Members’ accounts: until they are deleted. Deletion can be undone for 14 days; then it is final. Accounts whose address was never confirmed go after 30 days.',
        'حسابات الأعضاء: حتى حذفها. ويمكن التراجع عن الحذف خلال 14 يومًا، ثم يصير نهائيًا. والحسابات التي لم يُؤكَّد عنوانها تُحذف بعد 30 يومًا.',
      ],
      [
        'The record of sign-ins, of changes to the security of accounts and of who read confidential data: 400 days. Backups: 35 days.',
        'سجل مرات الدخول وتغييرات أمان الحسابات ومن اطّلع على البيانات السرّية: 400 يوم. النسخ الاحتياطية: 35 يومًا.',
      ],
    ),
    heading('Your rights', 'حقوقك'),
    paragraph(
      'You may ask what we hold about you, receive a copy, have mistakes corrected, have it erased, and withdraw a consent. Write to us through the contact form with the topic “Privacy and personal data”, in Arabic or English. We answer within 30 days and charge nothing.',
      'لك الحق في السؤال عمّا نحتفظ به من بياناتك، وفي الحصول على نسخة منه، وفي طلب تصحيح الخطأ أو المحو، وفي سحب الموافقة. ويكفي لذلك نموذج التواصل، بالعربية أو الإنجليزية، مع اختيار موضوع «الخصوصية والبيانات الشخصية». ونجيب خلال 30 يومًا بلا مقابل.',
    ),
    heading('Changes to this page', 'تغيير هذه الصفحة'),
    paragraph(
      'When the portal begins to keep something new, this page says so first. The date of its latest version stands with the text.',
      'إذا بدأ الموقع يحتفظ بشيء جديد ذكرته هذه الصفحة أولًا. ومع النص تاريخ آخر صيغة له.',
    ),
  ],
};
