import type { Dataset } from '../db/rows.ts';

const NAMES = [
  'Venkatanarasimharajuvaripeta Balasubrahmanyam',
  'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
  'Maria-Antonieta Conceição Gonçalves de Albuquerque e Castro',
];
const UNBROKEN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const RIGHT_TO_LEFT =
  'وصلنا إلى وادي رم عند الغروب، ولم يكن هناك سوى الريح وصوت الجمال. نمنا تحت السماء، واستيقظنا على رائحة القهوة بالهيل.';
const PARAGRAPH =
  'The first thing they tell you is to start early, and the second is that nobody does. We left at nine, stopped for tea at ten, for a puncture at eleven, for a wedding at noon, and reached the pass when the light was already leaving it. ';
const LINK = `https://example.com/${'a-very-long-path-without-a-break/'.repeat(6)}`;

const nth = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? '';

/** Cycles through four kinds of awkward text; the first one is as long as its limit allows (AMB-70). */
function textAt(index: number, text: string, most = 20): string {
  const troubles = [
    PARAGRAPH.repeat(index === 0 ? most : 4),
    `${UNBROKEN}${UNBROKEN} ${text}`,
    RIGHT_TO_LEFT,
    `${text}\n\n${LINK}`,
  ];
  return nth(troubles, index);
}

/** Makes every text as long and awkward as allowed, to test layouts. */
export function longContent(full: Dataset): Dataset {
  return {
    ...full,
    user: full.user.map((user, index) => ({
      ...user,
      firstName: nth(NAMES, index),
      lastName: index % 2 === 0 ? UNBROKEN : 'Thiruvananthapuramkaran',
      bio: index % 3 === 0 ? RIGHT_TO_LEFT : PARAGRAPH.repeat(4),
    })),
    post: full.post.map((post, index) => ({
      ...post,
      content: post.type === 'poll' ? PARAGRAPH.trim() : textAt(index, post.content, 40),
      destination: index % 2 === 0 ? `${UNBROKEN}, ${nth(NAMES, index)}` : post.destination,
    })),
    poll: full.poll.map((poll) => ({
      ...poll,
      options: [UNBROKEN, RIGHT_TO_LEFT, PARAGRAPH.trim(), 'Yes', 'No', LINK],
    })),
    comment: full.comment.map((comment, index) => ({
      ...comment,
      content: textAt(index, comment.content),
    })),
    question: full.question.map((question, index) => ({
      ...question,
      title: index % 2 === 0 ? PARAGRAPH.slice(0, 200).trim() : `${UNBROKEN} ${UNBROKEN}`,
      content: textAt(index, question.content),
      destination: UNBROKEN,
    })),
    answer: full.answer.map((answer, index) => ({ ...answer, content: textAt(index, answer.content) })),
    todo: full.todo.map((todo) => ({ ...todo, destination: UNBROKEN, notes: PARAGRAPH.repeat(2) })),
    visitedPlace: full.visitedPlace.map((place, index) => ({
      ...place,
      destination: `${UNBROKEN} ${index}`,
      notes: PARAGRAPH,
    })),
    package: full.package.map((row) => ({
      ...row,
      title: `${row.title}, ${PARAGRAPH.slice(0, 140).trim()}`,
      description: PARAGRAPH.repeat(6),
      tags: [...row.tags, UNBROKEN, 'Slow travel for people who have never once been on time'],
      price: 98_76_543,
      originalPrice: 1_23_45_678,
    })),
    destination: full.destination.map((row) => ({
      ...row,
      name: UNBROKEN,
      description: PARAGRAPH.repeat(6),
      highlights: [...row.highlights, PARAGRAPH.trim()],
    })),
    tag: full.tag.map((tag, index) => ({ ...tag, displayName: `#${nth([UNBROKEN, tag.name], index)}` })),
    sponsor: full.sponsor.map((row) => ({ ...row, name: nth(NAMES, 1), description: PARAGRAPH.trim() })),
  };
}
