import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ArchPortrait } from './ArchPortrait.tsx';
import { archPath } from './archPath.ts';
import { Bdi } from './Bdi.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { CheckboxGroup } from './Choice.tsx';
import { Chip } from './Chip.tsx';
import { Colonnade } from './Colonnade.tsx';
import { Combobox } from './Combobox.tsx';
import { Dialog } from './Dialog.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Field } from './Field.tsx';
import { GirihPatterns } from './GirihPattern.tsx';
import { Icon } from './Icon.tsx';
import { type IconName, iconPaths } from './iconPaths.ts';
import { Loader } from './Loader.tsx';
import { Menu } from './Menu.tsx';
import { Pagination } from './Pagination.tsx';
import { SlideIn } from './SlideIn.tsx';
import { TextInput } from './TextInput.tsx';
import { Ticker } from './Ticker.tsx';

const nothing = () => undefined;

function html(node: ReactNode): string {
  return renderToString(<StaticRouter location="/en">{node}</StaticRouter>);
}

describe('a part without script', () => {
  const countries = (
    <Combobox
      control={{ id: 'dial' }}
      name="dial"
      listLabel="Dial codes"
      noMatchText="None"
      value="QA"
      onChange={nothing}
      options={[
        { value: 'QA', label: 'قطر', short: '+974', detail: '+974' },
        { value: 'JO', label: 'الأردن', short: '+962', detail: '+962' },
      ]}
    />
  );
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={nothing} title="Done" closeLabel="Close">
      <p>Text</p>
    </Dialog>
  );

  it('offers countries in a select, the dial code kept whole beside an Arabic name', () => {
    expect(html(countries)).toMatch(/<select[^>]*name="dial"/);
    expect(html(countries)).toContain('<option value="QA" selected="">\u2066+974\u2069 قطر</option>');
  });

  it('shows a dialog that is open and hides one that is closed', () => {
    expect(html(dialog(true))).toMatch(/<dialog[^>]* open=""/);
    expect(html(dialog(false))).not.toMatch(/ open=""/);
  });

  it('never carries a style attribute, which the content policy forbids', () => {
    const page = html(
      <>
        <GirihPatterns />
        <Colonnade />
        <EmptyState title="Nothing" />
        <Loader isActive label="Loading" />
        <ArchPortrait name="Layla" src="/a.webp" />
        <Ticker label="News" items={[{ id: 1, content: 'One' }]} pauseLabel="Pause" playLabel="Play" />
        <Menu trigger="More">Panel</Menu>
        <SlideIn id="menu" isOpen={false} onClose={nothing} label="Menu" closeLabel="Close">
          Panel
        </SlideIn>
        {countries}
        {dialog(true)}
      </>,
    );
    expect(page).not.toMatch(/ style=/);
  });
});

describe('a field', () => {
  const field = (error?: string) =>
    html(
      <Field id="name" label="Name" hint="As on your page" counter="2/75" error={error} isRequired>
        {(control) => <TextInput {...control} name="name" />}
      </Field>,
    );

  it('ties label, hint and counter to its control', () => {
    expect(field()).toContain('<label class="field__label" for="name">');
    expect(field()).toMatch(/<input id="name" aria-describedby="name-hint name-counter" aria-required="true"/);
  });

  it('reads its error first and is invalid while there is one', () => {
    expect(field('Name is required')).toMatch(
      /aria-describedby="name-error name-hint name-counter" aria-invalid="true"/,
    );
  });
});

it('e-mails and phones run left to right, other text follows what is typed', () => {
  expect(html(<TextInput type="email" />)).toContain('dir="ltr"');
  expect(html(<TextInput />)).not.toContain('dir=');
});

it('a button that is loading is disabled and says so', () => {
  const button = html(
    <Button isLoading loadingText="Submitting...">
      Submit
    </Button>,
  );
  expect(button).toMatch(/<button type="button" disabled="" aria-busy="true"/);
  expect(button).toContain('Submitting...');
});

it('a filter shows its count and its state', () => {
  const group = html(
    <CheckboxGroup
      legend="Area"
      name="tas"
      values={['2']}
      options={[{ value: '2', label: 'Sustainability', count: '31' }]}
    />,
  );
  expect(group).toMatch(/<input type="checkbox"[^>]*name="tas"[^>]*checked=""[^>]*value="2"/);
  expect(group).toContain('<span class="visually-hidden">: </span><span class="choice__count">31</span>');
});

it('a chip says what its link does before its own words', () => {
  expect(
    html(
      <Chip removeTo="/en/opportunities" removeLabel="Remove filter:">
        Research
      </Chip>,
    ),
  ).toMatch(/<a class="chip" href="\/en\/opportunities"[^>]*><span class="visually-hidden">Remove filter:.*Research/);
});

it('the last step of the way is the page itself, not a link', () => {
  const crumbs = html(
    <Breadcrumbs
      label="Way"
      items={[
        { label: 'Home', to: '/en' },
        { label: 'About', to: '/en/about' },
      ]}
    />,
  );
  expect(crumbs).toContain('<span aria-current="page"><bdi>About</bdi></span>');
});

it('a list with more pages than were counted leaves its end open', () => {
  const pages = (isCapped: boolean) =>
    html(
      <Pagination
        label="Pages"
        page={1}
        lastPage={2}
        isCapped={isCapped}
        hrefOf={(page) => `?page=${page}`}
        previousText="Previous"
        nextText="Next"
        describePage={(page) => `Page ${page}`}
      />,
    );
  expect(pages(true)).toContain('…');
  expect(pages(false)).not.toContain('…');
  expect(pages(false)).toMatch(/aria-label="Page 1" aria-current="page"/);
});

it('no announcements, no ticker', () => {
  expect(html(<Ticker label="News" items={[]} pauseLabel="Pause" playLabel="Play" />)).toBe('');
});

it('a text in the other language brings its own direction', () => {
  expect(html(<Bdi lang="ar">منحة</Bdi>)).toBe('<bdi lang="ar" dir="rtl">منحة</bdi>');
  expect(html(<Bdi lang="en">Grant</Bdi>)).toBe('<bdi lang="en" dir="ltr">Grant</bdi>');
});

it('a portrait is cut to the same arch as everything else', () => {
  const css = readFileSync(new URL('./ArchPortrait.css', import.meta.url), 'utf8');
  expect(css).toContain(archPath(80, 100));
});

it('RTL-01: arrows, chevrons and what is sent turn around in Arabic; clock, lens, tick, telephone and play do not', () => {
  const turning = (Object.keys(iconPaths) as IconName[]).filter((name) =>
    html(<Icon name={name} />).includes('icon--directional'),
  );
  expect(turning.toSorted()).toEqual(['arrow', 'back', 'chevron', 'external', 'logOut', 'send']);
});
