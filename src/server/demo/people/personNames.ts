import type { Phrase } from '#server/demo/parseTopics.ts';

/** Each line is one name in Latin letters and in Arabic. Spellings differ between countries, as they do in life. */
const parseNames = (text: string): readonly Phrase[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.split(','))
    .map((name): Phrase => {
      const start = name.search(/[\u0600-\u06FF]/);
      return [name.slice(0, start).trim(), name.slice(start).trim()];
    });

/** Given names of women. */
export const womenNames = parseNames(`
Layla ليلى, Noor نور, Mariam مريم, Fatima فاطمة, Aisha عائشة, Salma سلمى, Huda هدى, Rania رانيا, Dana دانة, Maha مها
Amal أمل, Sara سارة, Yasmin ياسمين, Reem ريم, Hanan حنان, Samira سميرة, Nadia نادية, Ghada غادة, Lubna لبنى, Zaynab زينب
Khadija خديجة, Asma أسماء, Rim ريم, Ines إيناس, Houda هدى, Sofia صوفيا, Rawan روان, Jumana جمانة, Tala تالا, Shahd شهد
Basma بسمة, Dalal دلال, Wafa وفاء, Hind هند, Nawal نوال, Ibtisam ابتسام, Afaf عفاف, Suad سعاد, Lina لينا, Dima ديما
Rasha رشا, Abeer عبير, Nahla نهلة, Mona منى, Eman إيمان, Shaima شيماء, Amina أمينة, Imane إيمان, Meriem مريم, Widad وداد
Thuraya ثريا, Balqis بلقيس, Arwa أروى, Sumaya سمية, Hala هالة, Manal منال, Nuha نهى, Rabab رباب, Siham سهام, Kawthar كوثر
`);

/** Given names of men. */
export const menNames = parseNames(`
Omar عمر, Mohammed محمد, Ahmad أحمد, Khalid خالد, Yousef يوسف, Hassan حسن, Hussein حسين, Ali علي, Ibrahim إبراهيم, Abdullah عبد الله
Mohamed محمد, Ahmed أحمد, Khaled خالد, Youssef يوسف, Tariq طارق, Samir سمير, Karim كريم, Nabil نبيل, Rami رامي, Fadi فادي
Muhammad محمد, Mahmoud محمود, Mustafa مصطفى, Amin أمين, Bilal بلال, Hamza حمزة, Anas أنس, Zaid زيد, Saif سيف, Sultan سلطان
Faisal فيصل, Nasser ناصر, Majid ماجد, Salem سالم, Rashid راشد, Adel عادل, Walid وليد, Ziad زياد, Marwan مروان, Ghassan غسان
Hisham هشام, Ayman أيمن, Tamer تامر, Sherif شريف, Osama أسامة, Mehdi مهدي, Rachid رشيد, Hicham هشام, Nizar نزار, Anis أنيس
Elias إلياس, Jamal جمال, Idris إدريس, Musa موسى, Yahya يحيى, Harith حارث, Laith ليث, Qasim قاسم, Munir منير, Bashir بشير
`);

export type NameRegion = 'gulf' | 'levant' | 'nile' | 'maghreb';

/** Family names by the part of the region where they sound at home. */
export const familyNames: Readonly<Record<NameRegion, readonly Phrase[]>> = {
  gulf: parseNames(`
Al-Kaabi الكعبي, Al-Mansouri المنصوري, Al-Hajri الهاجري, Al-Naimi النعيمي, Al-Suwaidi السويدي, Al-Marri المري
Al-Harbi الحربي, Al-Otaibi العتيبي, Al-Ghamdi الغامدي, Al-Shehri الشهري, Al-Dosari الدوسري, Al-Qahtani القحطاني
Al-Balushi البلوشي, Al-Hinai الهنائي, Al-Riyami الريامي, Al-Zadjali الزدجالي, Al-Mutairi المطيري, Al-Ansari الأنصاري
Al-Emadi العمادي, Al-Sayegh الصايغ, Al-Jaber الجابر, Al-Awadhi العوضي, Al-Hashimi الهاشمي, Al-Amri العمري
`),
  levant: parseNames(`
Haddad حداد, Khoury خوري, Nasser ناصر, Qasim قاسم, Masri المصري, Halabi الحلبي, Shami الشامي, Tamimi التميمي
Barghouti البرغوثي, Zoubi الزعبي, Obeidat عبيدات, Majali المجالي, Saliba صليبا, Mansour منصور, Daher ضاهر, Rahhal رحال
Jabbour جبور, Kanaan كنعان, Nabulsi النابلسي, Khalidi الخالدي, Jubouri الجبوري, Bayati البياتي, Rubaie الربيعي, Saadi السعدي
Atassi الأتاسي, Sabbagh صباغ, Hamdan حمدان, Darwish درويش
`),
  nile: parseNames(`
El-Sayed السيد, Mostafa مصطفى, Abdelrahman عبد الرحمن, El-Sherbiny الشربيني, Shaheen شاهين, Fawzy فوزي, Mansour منصور
El-Gohary الجوهري, Bakr بكر, Ezzat عزت, Hegazy حجازي, Radwan رضوان, Elamin الأمين, Osman عثمان, Babiker بابكر
Abdelgadir عبد القادر, Eltayeb الطيب, Warsame ورسمه, Farah فرح, Gamal جمال, Zaki زكي, Naguib نجيب
`),
  maghreb: parseNames(`
Ben Salah بن صالح, Bouzid بوزيد, El Idrissi الإدريسي, Benali بن علي, Trabelsi الطرابلسي, Chaoui الشاوي, Belkacem بلقاسم
Bennani بناني, Alaoui العلوي, Cherif الشريف, Mezghani المزغني, Gharbi الغربي, Hamdi حمدي, Brahimi الإبراهيمي, Mansouri المنصوري
Zerhouni الزرهوني, Fassi الفاسي, Tazi التازي, Belhaj بلحاج, Jebali الجبالي, Saidi السعيدي, Rahmani الرحماني
Khelifi الخليفي, Ayari العياري, Amrani العمراني, Boukhari البخاري
`),
};
