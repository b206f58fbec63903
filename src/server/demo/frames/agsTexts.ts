import type { AgsCategory } from '#domain/opportunity.ts';
import type { Phrase } from '#server/demo/parseTopics.ts';
import type { Variants } from './categoryTexts.ts';

/** What a description says about the work itself; the two opportunities of one topic take one set each. */
export interface AgsTexts {
  question: Variants;
  heading: Phrase;
  tasks: readonly Phrase[];
}

export const agsTexts: Readonly<Record<AgsCategory, readonly [AgsTexts, AgsTexts]>> = {
  education: [
    {
      question: [
        [
          'Behind the lessons stands a question that nobody has settled: {question}.',
          'وراء الدروس سؤال لم يُحسم بعد: {question}؟',
        ],
        ['Everyone who teaches here has asked at some point {question}.', 'كل من درّس هنا سأل يومًا: {question}؟'],
      ],
      heading: ['In class with {people}', 'في الصف مع {people}'],
      tasks: [
        ['Building each unit on {method}', 'بناء كل وحدة على {method}'],
        ['Bringing to each unit something new from {skill}', 'إغناء كل وحدة بجديد من {skill}'],
        ['Seeing {outcome} through to the end', 'متابعة العمل حتى إنجاز {outcome}'],
      ],
    },
    {
      question: [
        [
          'The team wants to understand {question}, and to teach accordingly.',
          'يريد الفريق أن يعلّم على بصيرة، فيسأل: {question}؟',
        ],
        [
          'It is not enough to teach well; one should also know {question}.',
          'لا يكفي أن يكون التعليم جيدًا، بل ينبغي أن نعرف: {question}؟',
        ],
      ],
      heading: ['Teaching alongside {people}', 'التدريس إلى جانب {people}'],
      tasks: [
        ['Planning lessons around {method}', 'تخطيط الدروس حول {method}'],
        [
          'Inviting guests from {skill} into at least three sessions',
          'دعوة ضيوف من أهل {skill} إلى ثلاث جلسات على الأقل',
        ],
        ['Passing on to colleagues the experience of making {outcome}', 'إطلاع الزملاء على خبرة العمل على {outcome}'],
      ],
    },
  ],
  research: [
    {
      question: [
        ['The work sets out to learn {question}.', 'ينطلق العمل من سؤال محدّد: {question}؟'],
        [
          'Older studies disagree on {question}, which is why new data are needed.',
          'اختلفت الدراسات السابقة في الجواب، ولا بد من بيانات جديدة لنعرف: {question}؟',
        ],
      ],
      heading: ['In the field with {people}', 'في الميدان مع {people}'],
      tasks: [
        ['Collecting and checking data through {method}', 'جمع البيانات والتحقق منها عبر {method}'],
        ['Discussing early results with colleagues from {skill}', 'مناقشة النتائج الأولى مع زملاء من أهل {skill}'],
        ['Contributing to {outcome}', 'الإسهام في {outcome}'],
      ],
    },
    {
      question: [
        [
          'At the center stands a question that can be answered: {question}.',
          'في قلب المشروع سؤال يمكن الجواب عنه: {question}؟',
        ],
        [
          'What is missing so far is a sound answer as to {question}.',
          'ما ينقص إلى اليوم جواب موثوق عن سؤال: {question}؟',
        ],
      ],
      heading: ['A study made with {people}', 'دراسة تُنجز مع {people}'],
      tasks: [
        ['Improving the use of {method}, step by step', 'تحسين العمل عبر {method} خطوة بعد خطوة'],
        [
          'Writing plain summaries in both languages for readers outside {skill}',
          'كتابة خلاصات واضحة باللغتين لمن هم من خارج {skill}',
        ],
        ['Preparing the release of {outcome}', 'التحضير لإطلاق {outcome}'],
      ],
    },
  ],
  innovation: [
    {
      question: [
        [
          'Before anything is built, the team has to learn {question}.',
          'قبل أن يُبنى أيّ شيء، على الفريق أن يعرف: {question}؟',
        ],
        ['Everything depends on finding out {question}.', 'كل شيء معلّق على جواب هذا السؤال: {question}؟'],
      ],
      heading: ['Designed together with {people}', 'تصميم مشترك مع {people}'],
      tasks: [
        ['Setting up {method} and learning from the results', 'إعداد {method} والتعلّم من النتائج'],
        [
          'Asking for advice from {skill} at every turn of the pilot',
          'طلب المشورة من أهل {skill} عند كل منعطف في التجربة',
        ],
        ['Reaching, within the budget, {outcome}', 'الوصول ضمن الميزانية إلى {outcome}'],
      ],
    },
    {
      question: [
        ['Those concerned kept asking {question}.', 'ظلّ أصحاب الشأن يسألون: {question}؟'],
        ['A year of trials should show {question}.', 'عام من التجارب كفيل بالجواب عن سؤال: {question}؟'],
      ],
      heading: ['Tested by and with {people}', 'اختبار بمشاركة {people}'],
      tasks: [
        ['Documenting {method} so that others can repeat the trial', 'توثيق {method} ليتمكّن آخرون من إعادة التجربة'],
        ['Bringing practice in {skill} to each new version', 'الإفادة من الخبرة في {skill} عند كل نسخة جديدة'],
        ['Making {outcome} ready for everyday use', 'تهيئة {outcome} للاستعمال اليومي'],
      ],
    },
  ],
};
