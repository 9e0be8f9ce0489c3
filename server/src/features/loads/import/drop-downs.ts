import type { Stream } from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  getOpeningTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** The cells of a column, from its second row on, that offer the values of a range such as `'Lists'!$A$2:$A$9`. */
export type DropDown = { column: number; rows: number; range: string };

const sheetFile = 'xl/worksheets/sheet{id}.xml';

const cellsOf = ({ column, rows }: DropDown): string => `${getCellAddress(1, column)}:${getCellAddress(rows, column)}`;

// Other words for the same value are fine: the list offers, and does not refuse.
const markup = (dropDown: DropDown): string =>
  getOpeningTagMarkup('dataValidation', {
    type: 'list',
    allowBlank: 1,
    showErrorMessage: 0,
    sqref: cellsOf(dropDown),
  }) + `<formula1>${sanitizeTextContent(dropDown.range)}</formula1></dataValidation>`;

/** Gives the first sheet of a file drop-down lists. */
export const withDropDowns = (dropDowns: readonly DropDown[]): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      [sheetFile]: {
        transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
          sheetIndex === 0
            ? insertElementMarkupAccordingToOrderOfSiblings(
                xml,
                `<dataValidations count="${dropDowns.length}">${dropDowns.map(markup).join('')}</dataValidations>`,
                getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
                'worksheet',
              )
            : xml,
      },
    },
  },
});
