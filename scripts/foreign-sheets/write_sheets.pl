# Writes the tables of foreign-tables.json as books, by Excel::Writer::XLSX: write_sheets.pl TABLES FOLDER.
use strict;
use warnings;
use Excel::Writer::XLSX;
use JSON::PP;

my ($tables_file, $folder) = @ARGV;
open my $file, '<:raw', $tables_file or die $!;
my $tables = decode_json(do { local $/; <$file> });

for my $name (sort keys %$tables) {
    my ($head, @rows) = @{ $tables->{$name} };
    my $book = Excel::Writer::XLSX->new("$folder/perl-$name.xlsx");
    my $sheet = $book->add_worksheet('Datos');
    my $at = 0;
    for my $row ($head, ['hidden'], @rows) {
        for my $column (0 .. $#$row) {
            my $cell = $row->[$column];
            if (!ref $cell) { $sheet->write_string($at, $column, $cell); next; }
            if ($cell->{formula}) { $sheet->write_formula($at, $column, "=$cell->{formula}"); next; }
            if (exists $cell->{boolean}) { $sheet->write_boolean($at, $column, $cell->{boolean} ? 1 : 0); next; }
            my $format = $cell->{format};
            if ($cell->{day}) {
                my $look = $book->add_format(num_format => 'dd/mm/yyyy');
                $sheet->write_date_time($at, $column, "$cell->{day}T", $look);
            }
            elsif ($cell->{time}) {
                my $look = $book->add_format(num_format => $format // 'h:mm AM/PM');
                $sheet->write_date_time($at, $column, "T$cell->{time}", $look);
            }
            else {
                my $look = $format ? $book->add_format(num_format => $format) : undef;
                $sheet->write_number($at, $column, $cell->{number}, $look);
            }
        }
        $at++;
    }
    $sheet->set_row(1, undef, undef, 1);
    $book->close;
}
