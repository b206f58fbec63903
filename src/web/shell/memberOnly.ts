import { endHeaderCalls } from './headerCalls.ts';
import { MemberMenu, MobileMemberMenu } from './MemberMenu.tsx';
import { SaveMark } from './SaveMark.tsx';

/** What only the signed-in see, on any page; in a file of its own that nobody else loads. */
export const parts = { MemberMenu, MobileMemberMenu, SaveMark, endHeaderCalls };
