"""Writes the tables of foreign-tables.json as books, by openpyxl and XlsxWriter: write_sheets.py TABLES FOLDER."""

import datetime
import json
import pathlib
import sys

import openpyxl
import xlsxwriter

tables = json.loads(pathlib.Path(sys.argv[1]).read_text())
folder = pathlib.Path(sys.argv[2])


def value_of(cell):
    """A cell's value and its format; a formula begins with "="."""
    if not isinstance(cell, dict):
        return cell, None
    if "day" in cell:
        return datetime.date.fromisoformat(cell["day"]), "dd/mm/yyyy"
    if "time" in cell:
        hours, minutes = map(int, cell["time"].split(":"))
        return datetime.timedelta(hours=hours, minutes=minutes), cell.get("format", "h:mm AM/PM")
    if "formula" in cell:
        return "=" + cell["formula"], None
    return cell.get("number", cell.get("boolean")), cell.get("format")


def by_openpyxl(file, rows, hides):
    book = openpyxl.Workbook()
    if hides:
        book.active.title = "OLD"
        book.active["A1"] = "an older table"
        book.active.sheet_state = "hidden"
        sheet = book.create_sheet("Datos")
        book.active = 1
        rows = [rows[0], ["hidden"], *rows[1:]]
        sheet.row_dimensions[2].hidden = True
    else:
        sheet = book.active
        sheet.title = "Datos"
    for at, row in enumerate(rows, start=1):
        for column, cell in enumerate(row, start=1):
            value, shape = value_of(cell)
            place = sheet.cell(at, column)
            place.value = value
            if isinstance(value, str) and not isinstance(cell, dict):
                place.data_type = "s"
            if shape:
                place.number_format = shape
    book.save(folder / file)


def by_xlsxwriter(name, rows):
    with xlsxwriter.Workbook(folder / f"xlsxwriter-{name}.xlsx") as book:
        old = book.add_worksheet("OLD")
        old.write(0, 0, "an older table")
        sheet = book.add_worksheet("Datos")
        sheet.activate()
        sheet.set_first_sheet()
        old.hide()
        for at, row in enumerate([rows[0], ["hidden"], *rows[1:]]):
            for column, cell in enumerate(row):
                value, shape = value_of(cell)
                look = book.add_format({"num_format": shape}) if shape else None
                if isinstance(value, str) and isinstance(cell, dict):
                    sheet.write_formula(at, column, value)
                elif isinstance(value, str):
                    sheet.write_string(at, column, value)
                elif isinstance(value, datetime.date):
                    sheet.write_datetime(at, column, value, look)
                else:
                    sheet.write(at, column, value, look)
        sheet.set_row(1, None, None, {"hidden": True})


for table, lines in tables.items():
    by_openpyxl(f"openpyxl-{table}.xlsx", lines, hides=True)
    # Gnumeric writes neither that a sheet is hidden nor that a row is.
    by_openpyxl(f"plain-{table}.xlsx", lines, hides=False)
    by_xlsxwriter(table, lines)
