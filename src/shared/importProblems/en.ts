/** Why a row is not imported; `{{…}}` are its params. */
export const importProblems = {
  attribute_not_in_category: 'Parts of this category do not have “{{attribute}}”.',
  category_ambiguous:
    'Several categories are called “{{category}}”. Write the path, such as “Doors > Belts”.',
  category_deleted:
    'The category that was chosen for “{{category}}” does not exist any more. Choose another one.',
  category_unknown: 'There is no category “{{category}}”.',
  cell_error: 'The cell has an error of the spreadsheet: {{value}}.',
  choice_unknown: '“{{value}}” is none of the choices.',
  currency_differs:
    'The price “{{value}}” is in another currency than {{currency}}. Confirm it, or correct it.',
  currency_missing: 'The price “{{value}}” has no currency. Choose the one of its column.',
  date_in_text: 'The cell is a date ({{value}}), not a text. Type what it should be.',
  date_unclear: '“{{value}}” may be two days. Write it as 2027-03-04.',
  hs_code_invalid: '“{{value}}” is no HS code: 4 to 12 digits, with or without points and blanks.',
  id_and_number_differ: 'The id and the part number belong to different parts.',
  id_unknown: 'No part has this id.',
  image_ambiguous:
    'The archive has several images “{{file}}”. Write its folder, such as “doors/{{file}}”.',
  image_not_in_file:
    'The image is not in the file: {{value}}. Images of the web are not loaded. Insert it into the workbook, or write its name and add it to the ZIP file.',
  image_of_several:
    'The image “{{file}}” may belong to several part numbers that differ in signs alone. Write its name into the column of the images.',
  image_rejected: 'The image “{{file}}” of the archive cannot be used.',
  image_unknown: 'There is no image “{{file}}”, neither in the archive nor stored.',
  name_exists:
    'There is a part called “{{part}}” already. Write its part number, or confirm that this is another part.',
  name_missing: 'A new part needs a name.',
  number_invalid: 'The number “{{value}}” has no letter or digit.',
  number_repeated: 'The part number is in row {{row}} as well.',
  number_taken: 'The part number belongs to “{{part}}” already.',
  part_in_trash:
    'The part with this number is in the trash. Restore it first, or correct the number.',
  part_repeated: 'Row {{row}} is about the same part.',
  part_unknown: 'No part has this number.',
  price_jump:
    'The price changes by {{percent}} %, from {{before}} to {{after}}. Confirm it, or correct it.',
  reference_repeated: 'The number “{{number}}” is there twice.',
  row_too_long:
    '“{{value}}” stands after the last heading. A text with a separator in it may lack its quotes.',
  scientific_notation: 'The spreadsheet shows {{value}}. Type the whole number.',
  separator_unclear:
    '“{{value}}” may be two numbers: the column has decimal commas and decimal points. Choose its decimal separator.',
  state_unknown: '“{{value}}” is neither “Published” nor “Draft”.',
  supplier_missing: 'The row does not say which supplier it is.',
  too_long: 'The text is longer than {{max}} characters.',
  too_many_images: 'A part has at most {{max}} images.',
  too_many_prices: 'A part has at most {{max}} of them.',
  too_many_references: 'A part has at most {{max}} other numbers.',
  unit_unknown:
    'The unit “{{unit}}” of the heading does not fit. Type the number with its unit, or correct the heading.',
  validity_reversed: 'The last day is before the first.',
  value_invalid: '“{{value}}” cannot be used here.',
  zeros_lost: 'The catalogue has “{{number}}”: the spreadsheet may have lost leading zeros.',
};
