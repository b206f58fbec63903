import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';

const hourMs = 3_600_000;

type Person = 'layla' | 'omar' | 'salma';

interface DemoConversation {
  between: readonly [Person, Person];
  /** Who wrote what, how many hours ago, the oldest first. */
  messages: readonly (readonly [Person, number, string])[];
  /** Who has not read the last message. */
  unreadBy?: Person;
}

/** The one with the newest message last, as it would have come about. */
const conversations: readonly DemoConversation[] = [
  {
    between: ['layla', 'salma'],
    messages: [
      [
        'salma',
        52,
        'Hello Layla, thank you for offering to lead the session on bilingual classrooms. Would 45 minutes do, with 15 for questions?',
      ],
      ['layla', 50, 'Yes, that suits me well. I would like to play two short recordings. Does the room have speakers?'],
      ['salma', 49, 'It does. If you send me the files by Thursday, we can try them the day before.'],
      [
        'layla',
        30,
        'They are on their way. The second one is in Arabic:\n«القراءة بلغتين في الصف الأول»\nShall I add English subtitles?',
      ],
      ['salma', 28, 'Please do, about a third of the guests do not read Arabic.'],
    ],
  },
  {
    between: ['omar', 'salma'],
    messages: [
      ['omar', 76, 'السلام عليكم أستاذة سلمى. هل يمكن أن أضيف شريكًا من مسقط إلى مشروع التبريد الشمسي بعد إرسال الطلب؟'],
      ['salma', 74, 'وعليكم السلام. نعم، ما دام الطلب قيد المراجعة. أرسل إليّ اسم المؤسسة وصفة الشريك.'],
      ['omar', 73, 'شكرًا جزيلًا. سأرسلهما اليوم بعد أن أتحدث مع الزملاء هناك.'],
      ['salma', 5, 'وصلتني الأوراق وأضفتها إلى الطلب. بقي توقيع رئيس القسم في مسقط.'],
    ],
    unreadBy: 'omar',
  },
  {
    between: ['layla', 'omar'],
    messages: [
      ['omar', 99, 'مرحبًا د. ليلى، سعدت بلقائك في الورشة. هذه الدراسة التي حدثتك عنها، عن الحرارة والانتباه في الصفوف.'],
      ['layla', 97, 'أهلًا عمر، وأنا كذلك. هل قستم الأثر في الصفوف الأولى أيضًا؟'],
      [
        'omar',
        96,
        'في الصفين الثالث والرابع فقط. عنوان التقرير Classroom Temperature and Sustained Attention، وستصدر نسخته العربية في الربيع.',
      ],
      ['layla', 26, 'عندنا في عمّان أربع مدارس ثنائية اللغة تصلح للمقارنة. ما رأيك أن نكتب مقترحًا مشتركًا؟'],
      ['omar', 3, 'فكرة ممتازة. كتبت صفحة أولى وأرسلتها إلى بريدك. هل يناسبك أن نتحدث يوم الثلاثاء بعد الظهر؟'],
    ],
    unreadBy: 'layla',
  },
];

/** Gives the demo's members something to talk about, once; those who talk are connected. */
export async function seedDemoConversations(db: Connection, now: Date): Promise<void> {
  const any = await db.selectFrom('conversations').select('id').limit(1).executeTakeFirst();
  const found = await db
    .selectFrom('accounts as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['m.id', 'm.full_name', 'm.full_name_ar', 'a.email_key'])
    .where('a.email_key', 'in', ['layla@example.org', 'omar@example.org', 'staff@example.org'])
    .execute();
  const byEmail = new Map(found.map((one) => [one.email_key, one]));
  const [layla, omar, salma] = ['layla', 'omar', 'staff'].map((name) => byEmail.get(`${name}@example.org`));
  if (any || !layla || !omar || !salma) return;
  const people = { layla, omar, salma };
  await db.transaction().execute(async (transaction) => {
    for (const one of conversations) await keepConversation(transaction, one, people, now);
  });
}

async function keepConversation(
  db: Connection,
  { between, messages, unreadBy }: DemoConversation,
  people: Record<Person, { id: number; full_name: string; full_name_ar: string | null }>,
  now: Date,
): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  const [low = 0, high = 0] = between.map((who) => people[who].id).toSorted((a, b) => a - b);
  const begunAt = ago((messages[0]?.[1] ?? 0) + 1);
  const pair = { low_member_id: low, high_member_id: high };
  await db
    .insertInto('connections')
    .values({ ...pair, sender_id: low, status_id: 2, note: null, requested_at: begunAt, changed_at: begunAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('conversations')
    .values({ ...pair, last_seq: messages.length, created_at: begunAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = await db
    .insertInto('messages')
    .values(
      messages.map(([who, hours, body], index) => ({
        conversation_id: id,
        seq: index + 1,
        sender_id: people[who].id,
        client_id: crypto.randomUUID(),
        body,
        sent_at: ago(hours),
      })),
    )
    .returning(['id', 'seq'])
    .execute();
  const last = written.find(({ seq }) => seq === messages.length);
  const incomingOf = (who: Person): number => messages.findLastIndex(([writer]) => writer !== who) + 1;
  await db
    .insertInto('conversation_members')
    .values(
      between.map((who) => ({
        conversation_id: id,
        member_id: people[who].id,
        read_seq: who === unreadBy ? messages.length - 1 : messages.length,
        incoming_seq: incomingOf(who),
        last_message_id: last?.id ?? null,
      })),
    )
    .execute();
  if (!unreadBy) return;
  const [writer = between[0], hours = 0] = messages.at(-1) ?? [];
  await notify(db, {
    memberId: people[unreadBy].id,
    type: 'new-message',
    params: { name: { en: people[writer].full_name, ar: people[writer].full_name_ar } },
    target: { type: 'conversation', id },
    redirectUrl: `/messages?convoId=${id}`,
    channelId: id,
    actorId: people[writer].id,
    now: ago(hours),
  });
}
