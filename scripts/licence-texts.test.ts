import { expect, test } from 'vitest';
import { licenceTexts, type LicensedFile } from './licence-texts.ts';

const permission = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED.`;

const under = (name: string, text: string): LicensedFile => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  text,
});

test('what differs in names and line breaks alone is told once, with all the names', () => {
  const texts = licenceTexts([
    under('one', `MIT License\n\nCopyright (c) 2020 [One](https://one.test)\n\n${permission}`),
    under('two', `Copyright 2018 Two\r\n\r\n${permission.replaceAll('\n', '\r\n')}`),
    under('three', `The MIT License (MIT)\nCopyright © Three\nCopyright © Four\n\n${permission}`),
    under('five', 'Do what you like.'),
  ]);
  expect(texts).toEqual([
    {
      licence: 'MIT',
      parts: [
        { name: 'one', version: '1.0.0', holders: ['Copyright (c) 2020 One (https://one.test)'] },
        { name: 'two', version: '1.0.0', holders: ['Copyright 2018 Two'] },
        { name: 'three', version: '1.0.0', holders: ['Copyright © Three', 'Copyright © Four'] },
      ],
      paragraphs: [
        'Permission is hereby granted, free of charge, to any person obtaining a copy of this software.',
        'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED.',
      ],
    },
    {
      licence: 'MIT',
      parts: [{ name: 'five', version: '1.0.0', holders: [] }],
      paragraphs: ['Do what you like.'],
    },
  ]);
});

test('a heading stands alone, and a line that begins with the word copyright is no name', () => {
  const [text] = licenceTexts([
    under('one', '-----\nPREAMBLE\nThe goals are\ncopyright licences.\n\nDISCLAIMER\nNone.'),
  ]);
  expect(text).toMatchObject({
    parts: [{ holders: [] }],
    paragraphs: ['PREAMBLE', 'The goals are copyright licences.', 'DISCLAIMER', 'None.'],
  });
});

test('what a font says of each of its files is said once', () => {
  const notice = 'Copyright 2013 The Project Authors (https://font.test)';
  const [text] = licenceTexts([
    under('font', `${notice} Thin.ttf: ${notice} Bold-Italic.ttf: ${notice}\n\nFree.`),
  ]);
  expect(text?.parts).toMatchObject([{ holders: [notice] }]);
});
