/**
 * All thresholds of the table engine, each with its unit; an em is the font size of the words concerned. Only tolerances of a point for
 * rounding, and counts such as "at least two", are where they are used. They were chosen on the `dev` set of `pnpm bench tables`. Plateau:
 * between these values F1 falls by at most 0.0005 on `dev`, on `held`, which nobody has looked at, and on the files of the ICDAR 2013
 * competition (`pnpm bench tables --plateaus DIR`, reports drawn without a browser); "or less" and "or more" belong to the smallest and the
 * largest value that was tried: half and twice the value. A wide plateau says that these files do not decide the value.
 */

// Evidence: rules, fills, lines of words, drawings

/** share: curves cover this much of the area of a chart's labels. Plateau: 0.06 or less to 0.24 or more. */
export const CHART_CURVES_COVER = 0.12;
/** share: bars cover this much of the area of a chart's labels. Plateau: 0.03 or less to 0.12 or more. */
export const CHART_BARS_COVER = 0.06;
/** bars: fewer are no chart. Plateau: 2 or less to 6 or more. */
export const CHART_FEWEST_BARS = 3;
/** curves: no table contains this many long ones. Plateau: 2 or less to 8 or more. */
export const CHART_FEWEST_CURVES = 4;
/** points: a curve or slanted line longer than this is long. Plateau: 6 or less to 24 or more. */
export const CHART_LONG_CURVE = 12;
/** points: labels of an axis are this close to the curves. Plateau: 15 or less to 60 or more. */
export const CHART_BESIDE = 30;
/** share: a figure that covers this much of the area of labels is a background. Plateau: 0.45 or less to 1.8 or more. */
export const CHART_BACKGROUND = 0.9;
/** points: bars of a chart are wider than this. Plateau: 2 or less to 6 or more. */
export const CHART_NARROWEST_BAR = 3;
/** share: the curve of a chart has this much of the width of the labels beside it. Plateau: 0.25 or less to 0.75. */
export const CHART_CURVE_WIDTH = 0.5;
/** share: the curve of a chart has this much of the height of the labels beside it. Plateau: 0.4 or less to 1.6 or more. */
export const CHART_CURVE_HEIGHT = 0.8;
/** points: fills of cells are at least this wide. Plateau: 5 or less to 20 or more. */
export const FILL_NARROWEST = 10;
/** points: fills of cells are at least this high. Plateau: 4 or less to 11. */
export const FILL_LOWEST = 7;
/** fills: drawings of more rectangles are plans and pictures. Plateau: 750 or less to 3000 or more. */
export const FILLS_MOST = 1500;
/** points: sides that differ by no more are the same. Plateau: 1 or less to 4 or more. */
export const FILL_SAME_SIDE = 2;
/** points: white space between fills of neighbouring cells. Plateau: 4 or less to 10. */
export const FILL_SPACING = 8;
/** ratio: larger print than this is above a section, not within a table. Plateau: 1.01 to 2.24 or more. */
export const LARGER_PRINT = 1.12;
/** lines: the caption of a figure is at most this many above its first line. Plateau: 2 or less to 8 or more. */
export const FIGURE_CAPTION_LINES = 4;
/** lines: the headers of a further table are within this many below its title. Plateau: 2 or less to 8 or more. */
export const NEXT_HEADER_LINES = 4;
/** share: a title is at most this much of the width of the lines above off their middle. Plateau: 0.05 or less to 0.2 or more. */
export const TITLE_OFF_MIDDLE = 0.1;
/** share: a title in the middle starts at least this much of the width of the lines above to the right. Plateau: 0.05 or less to 0.2 or more. */
export const TITLE_INDENT = 0.1;
/** ratio: the distance between rows is this many times that between the lines of one row. Plateau: 1.08 to 1.2. */
export const ROWS_APART = 1.2;
/** share: this many of the distances between lines are those within rows, or even shorter. Plateau: 0.05 or less to 0.15. */
export const TIGHT_LINES = 0.1;
/** em: lines closer than this overlap. Plateau: 0.425 or less to 1.06. */
export const LINES_OVERLAP = 0.85;
/** em: a gap between columns is at least this wide in most lines. Plateau: 0.35 or less to 1.05. */
export const COLUMN_GAP = 0.7;
/** lines: in this many, spaces between words are hardly ever aligned by chance. Plateau: 3 or less to 10 or more. */
export const COLUMN_MANY_LINES = 5;
/** lines: in this many, at least one may cross the gap between columns. Plateau: 3 or less to 12 or more. */
export const COLUMN_CROSSED_LINES = 6;
/** share: this many lines may cross the gap between columns. Plateau: 0.05 or less to 0.11. */
export const COLUMN_CROSSED = 0.1;
/** em: a range without words is at least this wide between columns. Plateau: 0.1 or less to 0.4 or more. */
export const COLUMN_APART = 0.2;
/** points: the same in small print. Plateau: 1 or less to 4 or more. */
export const COLUMN_APART_LEAST = 2;
/** share: a column with this many currencies or signs belongs to the figures beside it. Plateau: 0.375 or less to 0.75. */
export const COLUMN_SIGNS = 0.75;
/** share: this many of the gaps between two columns are wide; otherwise they are one column. Plateau: 0.3 or less to 0.75. */
export const COLUMN_WIDE_GAPS = 0.6;
/** points: text in a plot may extend this far beyond it. Plateau: 2 or less to 6 or more. */
export const PLOT_MARGIN = 3;
/** points: the ticks of an axis are at least this long. Plateau: 0.6 or less to 2.4 or more. */
export const TICK_SHORTEST = 1.2;
/** points: the ticks of an axis are at most this long. Plateau: 3 or less to 12 or more. */
export const TICK_LONGEST = 6;
/** ticks: an axis has at least this many. Plateau: 2 or less to 6. */
export const TICKS_FEWEST = 4;
/** points: a plot is at least this wide and high. Plateau: 30 or less to 120 or more. */
export const PLOT_SMALLEST = 60;
/** rules: a page with more is a plan; its axes are not looked for. Plateau: 1000 or less to 4000 or more. */
export const PLOT_MOST_RULES = 2000;
/** points: pieces of one rule are at most this far off its line. Plateau: 0.6 or less to 2.4 or more. */
export const RULE_SAME_LINE = 1.2;
/** points: the gaps between pieces of one rule are at most this wide. Plateau: 1.75 or less to 7 or more. */
export const RULE_DASH = 3.5;
/** points: rules are longer than this. Plateau: 2 or less to 6 or more. */
export const RULE_SHORTEST = 3;
/** em: words of one cell are closer than this. Plateau: 0.45 or less to 0.9. */
export const PIECE_GAP = 0.9;
/** em: figures of one cell are closer than this; no wide space is within them. Plateau: 0.35 to 1 or more. */
export const FIGURE_GAP = 0.5;
/** dots: at most this many are in place of a figure. Plateau: 2 or less to 6 or more. */
export const DOTS_FOR_FIGURE = 3;
/** lines: this many lines that start at the same x form an edge. Plateau: 2 or less to 6 or more. */
export const EDGE_LINES = 3;
/** points: text starts at an edge if it starts this close to it. Plateau: 0.6 or less to 2.4 or more. */
export const EDGE_SAME = 1.2;
/** em: a space before text that starts at an edge is wider than this. Plateau: 0.1 or less to 0.4 or more. */
export const EDGE_SPACE = 0.2;
/** em: the text of a list item is at most this far from its number or bullet. Plateau: 1.75 or less to 7 or more. */
export const LABEL_GAP = 3.5;
/** share: a line with this many bold characters is bold. Plateau: 0.3 or less to 1.2 or more. */
export const BOLD_CHARACTERS = 0.6;
/** em: lines start at the same x, plus or minus this; a line further to the right is indented. Plateau: 0.2 or less to 0.8 or more. */
export const SAME_START = 0.4;
/** em: a rule at least this far above a baseline is above the line, and no underline of it. Plateau: 0.15 or less to 0.6 or more. */
export const RULE_ABOVE = 0.3;
/** share: a rule over this much of the width of a table separates its rows. Plateau: 0.3 or less to 0.9. */
export const RULE_ACROSS = 0.6;
/** em: raised and lowered words belong to the line that they are beside. Plateau: 0.225 or less to 0.9 or more. */
export const RAISED = 0.45;
/** ratio: a word this much larger than those before it tells where its line is. Plateau: 0.6 or less to 2.4 or more. */
export const LARGER_WORD = 1.2;
/** em: the same text drawn again at most this far to the right is a shadow. Plateau: 0.1 or less to 0.4 or more. */
export const SHADOW_OFF = 0.2;

// Candidates

/** rows: filled areas of fewer rows are no table. Plateau: 2 or less to 6 or more. */
export const FILLED_ROWS_FEWEST = 3;
/** share: this many rows on fills have words in several columns. Plateau: 0.3 or less to 1.2 or more. */
export const FILLED_TABULAR = 0.6;
/** em: a header or a last row without a fill is at most this far from the fills. Plateau: 1 to 2 or more. */
export const FILLED_OUTER_NEAR = 1;
/** share: a header or a last row without a fill has words in this many columns. Plateau: 0.25 or less to 1 or more. */
export const FILLED_OUTER_COLUMNS = 0.5;
/** points: a rule this far inside a fill separates rows. Plateau: 2 or less to 6 or more. */
export const FILLED_RULE_INSIDE = 3;
/** em: lines of one cell are at most this far apart; rows are further apart. Plateau: 1.3 to 2.9 or more. */
export const WRAPPED_PITCH = 1.45;
/** points: rows without a fill are at most this high. Plateau: 80 or less to 320 or more. */
export const UNFILLED_ROW_HIGHEST = 160;
/** points: rules of one table begin and end at the same x, plus or minus this. Plateau: 3 or less to 10 or more. */
export const FRAME_SAME_ENDS = 5;
/** points: text of a framed table extends at most this far beyond its rules. Plateau: 4 or less to 16 or more. */
export const FRAME_OVERHANG = 8;
/** points: rules of a framed table are longer than this. Plateau: 30 or less to 90. */
export const FRAME_NARROWEST = 60;
/** points: pieces of one rule of a frame are at most this far off its line. Plateau: 0.75 or less to 3 or more. */
export const FRAME_RULE_SAME_LINE = 1.5;
/** points: the gaps between pieces of one rule of a frame are at most this wide: those between columns. Plateau: 20 or less to 80 or more. */
export const FRAME_RULE_GAP = 40;
/** lines: headers between the first two rules of a frame have at most this many. Plateau: 2 or less to 8 or more. */
export const FRAME_HEADER_LINES = 4;
/** share: this many lines between rules of a frame are in columns. Plateau: 0.175 or less to 0.525. */
export const FRAME_TABULAR = 0.35;
/** share: at most this many lines between rules of a frame are those of a paragraph. Plateau: 0.225 to 0.5 or more. */
export const FRAME_PROSE = 0.25;
/** em: a title is this far below the rule at the top of a page. Plateau: 1.25 or less to 5 or more. */
export const TITLE_BELOW_RULE = 2.5;
/** points: lines that end this short of each other still meet. Plateau: 2 or less to 6 or more. */
export const LATTICE_REACH = 3;
/** points: lines closer than this are one: double rules. Plateau: 1.75 or less to 7 or more. */
export const LATTICE_DOUBLE = 3.5;
/** share: a line between two cells that covers less of their side is none. Plateau: 0.3 or less to 0.75. */
export const LATTICE_COVERED = 0.6;
/** pairs: a page with more pairs of lines is a drawing. Plateau: 2000000 or less to 8000000 or more. */
export const LATTICE_MOST_PAIRS = 4_000_000;
/** cells: a grid with more is a drawing. Plateau: 10000 or less to 40000 or more. */
export const LATTICE_MOST_CELLS = 20_000;
/** em: lines of one table are at most this far apart. Plateau: 3 or less to 12 or more. */
export const REGION_PITCH = 6;
/** em: lines without columns are closer to those with columns than this. Plateau: 2 or less to 6 or more. */
export const REGION_TEXT_PITCH = 3;
/** lines: at most this many lines without columns may be between two with columns: headings of groups. Plateau: 3 or less to 12 or more. */
export const REGION_BETWEEN = 6;
/** lines: at most this many lines may belong to one wrapped cell. Plateau: 10 or less to 40 or more. */
export const REGION_WRAPPED = 20;
/** lines: the columns of a line are compared with those of this many lines above. Plateau: 2 or less to 8 or more. */
export const REGION_RECENT = 4;
/** em: lines of one cell are closer than this. Plateau: 2 to 4 or more. */
export const REGION_CELL_PITCH = 2;
/** em: the line of a cell ends at least this far before the next cell. Plateau: 0.25 or less to 1 or more. */
export const CELL_BEFORE_NEXT = 0.5;
/** words: a line of prose between rows has at least this many. Plateau: 4 or less to 14 or more. */
export const REGION_PROSE_WORDS = 7;
/** share: a line of prose between rows has this much of the width of the page. Plateau: 0.3 or less to 1.2 or more. */
export const REGION_PROSE_WIDTH = 0.6;
/** em: a line further below those of a row is none of them. Plateau: 1.44 to 3.2 or more. */
export const CONTINUED_PITCH = 1.6;
/** em: the rest of a name is at most this far below it. Plateau: 0.65 or less to 2.6 or more. */
export const NAME_PITCH = 1.3;
/** em: a word of a name moves to the next line if less than this would be left before the next cell. Plateau: 1.25 or less to 5 or more. */
export const NAME_ROOM = 2.5;
/** em: two lines share a gap if it is wider than this in both at the same x. Plateau: 0.225 or less to 0.9 or more. */
export const GAP_SHARED = 0.45;
/** words: a line of more words is no header over several columns. Plateau: 4 or less to 16 or more. */
export const SPANNING_HEADER_WORDS = 8;
/** em: a header over several columns is at most this far above the next header. Plateau: 2 to 4 or more. */
export const SPANNING_HEADER_PITCH = 2;
/** em: the lines of a caption are at most this far apart. Plateau: 0.75 or less to 1.65. */
export const TITLE_WRAP_PITCH = 1.5;
/** lines: captions of tables beside each other begin within this many. Plateau: 2 or less to 6 or more. */
export const CAPTIONS_BESIDE_LINES = 3;

// Headers

/** em: lines of one header are at most this far apart. Plateau: 0.45 or less to 1.35. */
export const HEADER_WRAP_GAP = 0.9;
/** em: lines of one header overlap by less. Plateau: 0.35 or less to 0.875. */
export const HEADER_WRAP_OVERLAP = 0.7;
/** points: headers are above each other when they share at least this much of x. Plateau: 0 or less to 1. */
export const HEADER_SHARED = 1;
/** share: a header is over a column if they share this much of the width of the narrower one. Plateau: 0.125 or less to 0.5 or more. */
export const HEADER_OVER_COLUMN = 0.25;
/** share: a header over one of several equal shares of the columns is at most this much of its width off its middle. Plateau: 0.1 or less to 0.22. */
export const SHARES_OFF_MIDDLE = 0.2;
/** share: the rule under a header is at most this much of its height above its lower side. Plateau: 0.2 or less to 0.8 or more. */
export const HEADER_RULE_ABOVE = 0.4;
/** share: the rule under a header is at most this much of its height below its lower side. Plateau: 0.4 or less to 1.6 or more. */
export const HEADER_RULE_BELOW = 0.8;
/** points: the rule under a header is at most this much shorter than it, on either side. Plateau: 1 or less to 4 or more. */
export const HEADER_RULE_SHORTER = 2;
/** share: a header spans the columns of which the rule under it covers this much. Plateau: 0.25 or less to 1 or more. */
export const HEADER_RULE_COVERS = 0.5;
/** share: a rule between two headers is below this much of the height of the upper one. Plateau: 0.3 or less to 1.2 or more. */
export const UNDERLINE_BELOW = 0.6;
/** share: a rule between two headers is above this much of the height of the lower one. Plateau: 0.25 or less to 1 or more. */
export const UNDERLINE_ABOVE = 0.5;
/** share: a rule between two headers covers this much of the width of the lower one. Plateau: 0.25 or less to 0.75. */
export const UNDERLINE_COVERS = 0.5;
/** rows: a header with drawn cells has at most this many. Plateau: 3 or less to 12 or more. */
export const HEADER_ROWS_RULED = 6;
/** share: a header with drawn cells names this many columns. Plateau: 0.25 or less to 1 or more. */
export const HEADER_FILLED = 0.5;
/** share: bold or shaded cells are a header if fewer cells below are so. Plateau: 0.25 or less to 1 or more. */
export const HEADER_STYLE_BELOW = 0.5;
/** share: words are a header if this many rows below contain figures. Plateau: 0.3 or less to 1.2 or more. */
export const HEADER_OVER_FIGURES = 0.6;
/** characters: a longer text is no quantity. Plateau: 15 or less to 60 or more. */
export const QUANTITY_LONGEST = 30;
/** share: words are over quantities if this many of the cells below are such. Plateau: 0.35 or less to 1.4 or more. */
export const QUANTITIES_BELOW = 0.7;
/** columns: at most this many at the left may have no header: names, and groups of names. Plateau: 1 or less to 4 or more. */
export const HEADER_UNNAMED = 2;
/** rows: a header without drawn cells has at most this many. Plateau: 4 or less to 16 or more. */
export const HEADER_ROWS_OPEN = 8;
/** em: a header is below another if it begins at most this much above the end of the other. Plateau: 0.15 or less to 0.6 or more. */
export const HEADER_BELOW = 0.3;
/** em: a header over the gap between two others is this near to both. Plateau: 2 or less to 8 or more. */
export const HEADER_OVER_GAP = 4;
/** em: the cost of a header that is aligned to the left or right instead of the middle. Plateau: 0.25 or less to 1 or more. */
export const SPAN_UNUSUAL = 0.5;
/** em: the cost of a column under a header's rule that the header does not span. Plateau: 1 or less to 4 or more. */
export const SPAN_LEFT_OUT = 2;
/** ratio: the cost of a header outside its columns, compared with one off their middle. Plateau: 1 or less to 4 or more. */
export const SPAN_OUTSIDE = 2;
/** columns: wider spans are not looked for. Plateau: 20 or less to 80 or more. */
export const SPAN_MOST_COLUMNS = 40;
/** headers: rows with more headers are not searched for spans. Plateau: 10 or less to 40 or more. */
export const SPAN_MOST_HEADERS = 20;
/** share: a header that is off the middle of its columns by less of its height spans no others. Plateau: 0.3 or less to 1.2 or more. */
export const CENTRED_OFF = 0.6;
/** share: the cost of each further column that a centred header spans, in its height. Plateau: 0.075 or less to 0.3 or more. */
export const CENTRED_COLUMN = 0.15;
/** rows: titles, numbers of columns and the like above the row that names the columns. Plateau: 2 or less to 6 or more. */
export const NAMED_ROWS_ABOVE = 3;
/** characters: a longer text belongs to a row and is no header. Plateau: 60 or less to 240 or more. */
export const NAMED_LONGEST = 120;
/** share: this many texts of a row that names columns are known names. Plateau: 0.3 or less to 1.2 or more. */
export const NAMED_KNOWN = 0.6;
/** share: a row that names columns has texts in this many. Plateau: 0.25 or less to 1 or more. */
export const NAMED_COLUMNS = 0.5;
/** characters: longer texts are no names that differ by a number, such as "Room 31". Plateau: 20 or less to 80 or more. */
export const NAMED_ALIKE_LONGEST = 40;
/** share: a column of numbers of rows has this many. Plateau: 0.25 or less to 1 or more. */
export const NAMED_NUMBERS = 0.5;
/** share: a title above the names of the columns spans this many columns. Plateau: 0.25 or less to 1 or more. */
export const NAMED_TITLE_SPAN = 0.5;

// Rows

/** em: words this far apart on both sides of a line that is not drawn are in two cells. Plateau: 0.4 or less to 1.6 or more. */
export const CELLS_APART = 0.8;
/** share: a drawn column is split if this many of its lines have figures beside other words. Plateau: 0.25 or less to 0.625. */
export const ADDED_FIGURES = 0.5;
/** share: words that are less of the width of a cell off its middle are in its middle. Plateau: 0.04 or less to 0.16 or more. */
export const CELL_OFF_MIDDLE = 0.08;
/** ratio: the indented rest of a name is this much closer to it than rows are to each other. Plateau: 0.425 or less to 0.935. */
export const NAME_CLOSER = 0.85;
/** lines: a name before its figures has at most this many. Plateau: 3 or less to 10 or more. */
export const NAME_LINES = 5;
/** em: a space. Plateau: 0.15 or less to 0.6 or more. */
export const SPACE_WIDTH = 0.3;
/** share: a line with figures that continues a row has words in at most this many columns. Plateau: 0.25 or less to 0.75. */
export const CONTINUED_FILLED = 0.5;
/** share: a heading between rows is at most this much of their width off their middle. Plateau: 0.025 or less to 0.1 or more. */
export const HEADING_OFF_MIDDLE = 0.05;
/** share: space tells rows apart if at most this many lines without space above have words in all columns. Plateau: 0.5 to 1 or more. */
export const SPACED_FULL = 0.5;
/** share: space tells rows apart if at most this many lines without space above have figures below figures. Plateau: 0.05 or less to 0.2 or more. */
export const SPACED_FIGURES = 0.1;
/** share: the same where words are wrapped. Plateau: 0.125 or less to 0.5 or more. */
export const SPACED_FIGURES_IN_WORDS = 0.25;
/** share: words are wrapped if this many lines without space above begin with a small letter. Plateau: 0.25 or less to 1 or more. */
export const SPACED_SMALL = 0.5;
/** share: space tells rows apart if at most this many lines without space above are below dots that lead to a figure. Plateau: 0.05 or less to 0.2 or more. */
export const SPACED_LED = 0.1;
/** lines: the first rule below a header of words is within this many. Plateau: 4 or less to 16 or more. */
export const HEADER_LINES_OPEN = 8;
/** share: lines with figures show the columns if they are this many of the lines in columns. Plateau: 0.2 or less to 0.8 or more. */
export const TELLING_FIGURES = 0.4;
/** em: names are indented by less. Plateau: 2 to 4 or more. */
export const STUB_INDENT = 2;
/** share: a lattice with less of its grid drawn is a flow chart: boxes and lines between them. Plateau: 0.2 or less to 0.8 or more. */
export const LATTICE_DRAWN = 0.4;
/** share: a table has words in more of its cells; the grid behind a chart, or an empty form, has fewer. Plateau: 0.14 to 0.4 or more. */
export const LATTICE_FILLED = 0.2;
/** words: cells with more contain paragraphs. Plateau: 25 or less to 100 or more. */
export const PARAGRAPH_WORDS = 50;
/** share: a grid with this many of its words in paragraphs is prose. Plateau: 0.3 or less to 1.2 or more. */
export const PARAGRAPH_SHARE = 0.6;
/** cells: a drawn table has at least this many with words. Plateau: 2 or less to 8 or more. */
export const RULED_FEWEST_CELLS = 4;
/** share: a frame around words of prose: this many of its lines continue outside. Plateau: 0.15 or less to 0.6 or more. */
export const INLINE_LINES = 0.3;
/** em: baselines of words in one line of prose are at most this far apart. Plateau: 0.1 or less to 0.4 or more. */
export const INLINE_SAME_LINE = 0.2;
/** em: words in one line of prose overlap by less. Plateau: 0.15 or less to 0.6 or more. */
export const INLINE_OVERLAP = 0.3;
/** em: words in one line of prose are closer than this. Plateau: 0.3 or less to 1.2 or more. */
export const INLINE_GAP = 0.6;
/** lines: a drawn row with this many lines of figures contains as many rows. Plateau: 2 or less to 6 or more. */
export const TALL_LINES = 3;
/** share: such rows contain at least this share of a table's lines. Plateau: 0.3 or less to 1.2 or more. */
export const TALL_SHARE = 0.6;
/** points: words may extend over a line by this much. Plateau: 1 or less to 4 or more. */
export const TALL_OVER = 2;
/** points: lower rows contain no such lines. Plateau: 9 or less to 36 or more. */
export const TALL_LOWEST = 18;
/** words: a line of more words is one of a paragraph. Plateau: 9 to 18 or more. */
export const PROSE_WORDS = 9;
/** ratio: the distance of a group's heading from the row above is at most this many times that between rows. Plateau: 0.65 or less to 2.6 or more. */
export const TALL_SET_OFF = 1.3;

// Rows: whether lines with common gaps are a table

/** pieces: two columns of prose have at least this many each. Plateau: 3 or less to 12 or more. */
export const PROSE_PIECES = 6;
/** share: this many lines of a column of prose begin with a small letter. Plateau: 0.175 or less to 0.7 or more. */
export const PROSE_CONTINUES = 0.35;
/** words: lines in the right one of two columns of prose have at least this many on average. Plateau: 2 or less to 6 or more. */
export const PROSE_RIGHT_WORDS = 3;
/** pairs: a form has at least this many of a name and its value. Plateau: 2 or less to 6 or more. */
export const FORM_PAIRS = 3;
/** share: this many lines of a form are pairs whose values start at the same x. Plateau: 0.4 or less to 1.6 or more. */
export const FORM_ALIGNED = 0.8;
/** words: names of a form have at most this many on average. Plateau: 4 or less to 16 or more. */
export const FORM_NAME_WORDS = 8;
/** columns: a list of names has at least this many. Plateau: 2 or less to 6 or more. */
export const LIST_COLUMNS = 3;
/** lines: a list of names has at least this many. Plateau: 2 or less to 8 or more. */
export const LIST_LINES = 4;
/** words: names of a list have at most this many on average. Plateau: 3 or less to 10 or more. */
export const LIST_WORDS = 5;
/** share: this many places of a list have a name. Plateau: 0.25 or less to 1 or more. */
export const LIST_FILLED = 0.5;
/** lines: a framed table has at least this many with several cells. Plateau: 1 or less to 2. */
export const FRAMED_LINES = 2;
/** share: this many places of a framed table are filled. Plateau: 0.175 or less to 0.525. */
export const FRAMED_FILLED = 0.35;
/** share: this many cells of a framed table are values, unless its cells are short. Plateau: 0.125 or less to 0.5 or more. */
export const FRAMED_VALUES = 0.25;
/** words: short cells of a framed table have at most this many on average. Plateau: 6 to 14 or more. */
export const FRAMED_WORDS = 7;
/** points: a further line of a wrapped cell extends less than this beyond its column. Plateau: 1 or less to 4 or more. */
export const WRAPPED_OVER = 2;
/** share: this many rows of a table without a frame have several cells in its columns. Plateau: 0.15 or less to 0.6 or more. */
export const OPEN_TELLING = 0.3;
/** columns: a table of two lines has at least this many. Plateau: 2 or less to 6 or more. */
export const TWO_LINES_COLUMNS = 3;
/** share: this many cells of a table of two lines are values, unless its second line is of figures. Plateau: 0.3 or less to 1.2 or more. */
export const TWO_LINES_VALUES = 0.6;
/** columns: a table of two lines, the second of figures, has at least this many. Plateau: 2 or less to 8 or more. */
export const TWO_LINES_FIGURES_COLUMNS = 4;
/** share: this many places of a table without a frame are filled. Plateau: 0.175 or less to 0.525. */
export const OPEN_FILLED = 0.35;
/** share: this many cells of a table without a frame are values, unless it is one of words. Plateau: 0.2 or less to 0.6. */
export const OPEN_VALUES = 0.4;
/** columns: a table of short words below a rule has at least this many. Plateau: 2 or less to 6 or more. */
export const SHORT_COLUMNS = 3;
/** words: cells of a table of short words have at most this many on average. Plateau: 3 or less to 10 or more. */
export const SHORT_WORDS = 5;
/** share: this many places of a table of short words are filled. Plateau: 0.25 or less to 1 or more. */
export const SHORT_FILLED = 0.5;
/** lines: a table of short words has at least this many with several cells. Plateau: 2 or less to 8 or more. */
export const SHORT_LINES = 4;
/** share: this many cells after the first one of a line of figures are values. Plateau: 0.35 or less to 1.4 or more. */
export const LINE_OF_FIGURES = 0.7;

// Joining pages

/** share: running headers and footers keep to this share of the page's height. Plateau: 0.05 or less to 0.2 or more. */
export const RUNNING_MARGIN = 0.1;
/** points: parts of one table on two pages begin and end at the same x, plus or minus this. Plateau: 6 or less to 24 or more. */
export const CONTINUED_SAME_PLACE = 12;
/** em: a line that ends this close to the column's edge has no room for another character. Plateau: 0.375 or less to 1.5 or more. */
export const PARTED_FULL = 0.75;
/** letters: shorter words are not looked for, because nearly any two short pieces make a word. Plateau: 3 or less to 10 or more. */
export const PARTED_SHORTEST = 5;
/** letters: a rest that the document does not write elsewhere has at most this many. Plateau: 2 or less to 8 or more. */
export const PARTED_REST = 4;
/** letters: the part before such a rest has at least this many. Plateau: 4 or less to 14 or more. */
export const PARTED_START = 7;
/** letters: the same before a rest without a vowel. Plateau: 2 or less to 6 or more. */
export const PARTED_START_MUTE = 3;
/** ratio: codes are broken if more than this many times as many are broken alike as are whole. Plateau: 1 or less to 4 or more. */
export const PARTED_CODES = 2;

// Captions

/** em: a caption is at most this far from its table. Plateau: 1.3 or less to 5.2 or more. */
export const CAPTION_NEAR = 2.6;
/** lines: a wrapped caption has at most this many. Plateau: 2 or less to 6 or more. */
export const CAPTION_LINES = 3;
/** points: a caption is at most this far beside its table. Plateau: 10 or less to 40 or more. */
export const CAPTION_BESIDE = 20;
/** em: a caption overlaps its table by less. Plateau: 0.2 or less to 0.8 or more. */
export const CAPTION_OVERLAP = 0.4;
/** characters: a longer heading above a table does not name it. Plateau: 40 or less to 160 or more. */
export const TABLE_NAME_LONGEST = 80;
