import { gatheringDays } from './gathering/days.ts';
import { gatheringFaq } from './gathering/faq.ts';
import { gatheringSpeakers } from './gathering/speakers.ts';
import type { GatheringContent } from './gatheringContent.ts';
import { paragraph } from './textBlocks.ts';

/** The event of `/annual-gathering-24`. The number belongs to the address (spec §2) and says nothing of the dates. */
export const gathering: GatheringContent = {
  slug: 'annual-gathering-24',
  title: { en: 'The annual gathering', ar: 'الملتقى السنوي' },
  summary: {
    en: 'Three days in Doha in which members and Founding Fellows show unfinished work to people who can improve it.',
    ar: 'ثلاثة أيام في الدوحة يعرض فيها الأعضاء والزملاء المؤسِّسون أعمالًا لم تكتمل على من يستطيع أن يحسّنها.',
  },
  venue: { en: 'Old Harbor Library, Doha', ar: 'مكتبة المرفأ القديم، الدوحة' },
  startsOn: '2027-04-18',
  endsOn: '2027-04-20',
  timeZone: 'Asia/Qatar',
  program: {
    intro: [
      paragraph(
        'The gathering is small by design. There are no parallel sessions and few slides: a question is put, those who have worked on it speak briefly, and the rest of the hour belongs to the room.',
        'الملتقى صغير عن قصد. لا جلسات متوازية فيه، والشرائح قليلة: يُطرح سؤال، فيتحدث بإيجاز من اشتغلوا به، ثم تكون بقية الساعة للحاضرين.',
      ),
      paragraph(
        'Sessions are held in Arabic or in English, with interpretation both ways. The library has step-free access, a quiet room and a prayer room, and every session can also be followed from afar.',
        'تُعقد الجلسات بالعربية أو الإنجليزية مع ترجمة فورية في الاتجاهين. ومداخل المكتبة بلا درج، وفيها غرفة هادئة ومصلّى، ويمكن متابعة كل جلسة عن بُعد.',
      ),
    ],
    days: gatheringDays,
    speakers: gatheringSpeakers,
    faq: gatheringFaq,
  },
};
